import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShelfOrder } from '#shelf/pages';
import type { KeptSummary } from '#shelf/summary';
import { SHELF_PAGE, shelfPageQuery } from '../lib/shelf.ts';

interface KeptCardProps {
  order: ShelfOrder;
  at: number;
  children: (story: KeptSummary) => ReactNode;
}

/** The story at a place of the shelf. Its page is read when the first of its cards comes near. */
export function KeptCard({ order, at, children }: KeptCardProps) {
  const { data, isPending } = useQuery(shelfPageQuery(order, Math.floor(at / SHELF_PAGE)));
  const story = data?.[at % SHELF_PAGE];
  if (story) return children(story);
  return isPending ? <CardSkeleton /> : null;
}

/** A card that is still being read, as large as it will be. */
function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="story-card-cover skeleton" />
      <b />
      <span className="story-card-foot" />
    </div>
  );
}
