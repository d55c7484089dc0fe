import { useState } from 'react';
import type { ShelfOrder } from '#shelf/pages';
import { readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'shelf_order';
export const ORDERS = ['read', 'made', 'title'] as const satisfies readonly ShelfOrder[];

/** The order of the shelf as it was chosen on this device, and what chooses another. */
export function useShelfOrder(): [order: ShelfOrder, choose: (text: string) => void] {
  const [order, setOrder] = useState<ShelfOrder>(() => ORDERS.find((each) => each === readStored(KEY)) ?? 'read');
  const choose = (text: string) => {
    const next = ORDERS.find((each) => each === text);
    if (!next) return;
    writeStored(KEY, next);
    setOrder(next);
  };
  return [order, choose];
}
