import { clsx, type ClassValue } from 'clsx';

/** Joins class names; falsy ones fall away. */
export function cn(...names: ClassValue[]): string {
  return clsx(names);
}
