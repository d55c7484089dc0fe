import '../styles/shelf-evening.css';
import { useNavigate } from '@tanstack/react-router';
import { HandOver } from '../features/childrens-shelf/hand-over.tsx';
import { TonightShelf } from '../features/tonight/tonight-shelf.tsx';
import { CHILDREN_PATH } from '../lib/childrens-mode.ts';

interface ShelfEveningProps {
  /** Ids chosen so far for tonight; undefined while nothing is being chosen. */
  picked: readonly string[] | undefined;
  onPick: (picked: readonly string[] | undefined) => void;
}

/** What a parent gets ready on the shelf before lights-out: tonight's stories, and the shelf in a child's hands. */
export function ShelfEvening({ picked, onPick }: ShelfEveningProps) {
  const navigate = useNavigate();
  return (
    <div className="shelf-evening" data-picking={picked ? true : undefined}>
      <TonightShelf picked={picked} onPick={onPick} />
      {picked ? null : <HandOver onHandedOver={() => void navigate({ to: CHILDREN_PATH, replace: true })} />}
    </div>
  );
}
