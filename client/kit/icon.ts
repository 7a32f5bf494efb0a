import { createElement, type ReactNode, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [element: string, attributes: object])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/** Attributes that label an icon. Icons without a label are hidden from screen readers. */
const SAYING = /^(aria-|role$|title$)/;

/** Returns an icon's component. Used by tools/build/lucide.mjs. */
export default function iconOf({ name, node }: IconData): (props: IconProps) => ReactNode {
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': Object.keys(rest).some((key) => SAYING.test(key)) ? undefined : true,
        ...rest,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
    );
}
