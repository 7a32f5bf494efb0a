import { cleanup, fireEvent, render } from '@testing-library/react';
import { SetupForm } from '../../../client/setup-form/index.js';
import { module } from '../../../src/modules/grand-armada.js';

afterEach(cleanup);

describe('the set-up form for hosts', () => {
  it('gives the setupData of the chosen scenario and of the changed options', () => {
    const onSubmit = jest.fn();
    const page = render(<SetupForm module={module} onSubmit={onSubmit} submitLabel="Play" />);
    fireEvent.click(page.getByRole('radio', { name: new RegExp(module.scenarios[1].title) }));
    fireEvent.click(page.getByRole('button', { name: 'Play' }));
    expect(onSubmit).toHaveBeenCalledWith(module.scenarios[1].setupData);
    expect(module.game.validateSetupData?.(onSubmit.mock.calls[0][0], 2)).toBeUndefined();
  });

  it('links to no page, because hosts have no page of the rules', () => {
    const page = render(<SetupForm module={module} onSubmit={jest.fn()} />);
    expect(page.queryAllByRole('link')).toEqual([]);
  });

  it('takes a nonce for its style sheet, or leaves it out', () => {
    const { container, rerender } = render(<SetupForm module={module} onSubmit={jest.fn()} nonce="abc" />);
    expect(container.querySelector('style')?.nonce).toBe('abc');
    rerender(<SetupForm module={module} onSubmit={jest.fn()} styleSheet={false} />);
    expect(container.querySelector('style')).toBeNull();
  });
});
