import { useEffect } from 'react';
import '../../styles/print.css';
import { bringPictures } from './print-story.ts';

/** A page that is being turned would be printed on its way. */
function endTurning(): void {
  for (const animation of document.querySelector('.reader')?.getAnimations?.({ subtree: true }) ?? []) {
    const { iterations } = animation.effect?.getTiming() ?? {};
    if (iterations !== Infinity) animation.finish();
  }
}

const columns = () => [...document.querySelectorAll<HTMLElement>('.story-part')];

/** Makes the open story ready for the printer, whoever asks for it, and the page as it was afterwards. Shows nothing. */
export function ReadyToPrint() {
  useEffect(() => {
    let turned: [part: HTMLElement, to: number][] = [];
    const before = () => {
      bringPictures();
      endTurning();
      turned = columns().map((part) => [part, part.scrollLeft]);
    };
    // What is laid out as one long page for the printer forgets which page of a book was open.
    const after = () => {
      for (const [part, to] of turned) part.scrollLeft = to;
      turned = [];
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return null;
}
