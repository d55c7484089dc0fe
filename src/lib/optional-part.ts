import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the page that comes later, and that the page stands without: nothing where it cannot be fetched. */
export function optionalPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}
