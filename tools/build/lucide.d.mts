import type { Plugin } from 'vite';

export function lucide(): Plugin;
