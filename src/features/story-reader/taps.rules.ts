/** A finger or pointer that went down and came up, and what it met. */
export interface Touch {
  x: number;
  width: number;
  /** How far it went, in pixels, each way. */
  movedX: number;
  movedY: number;
  heldMs: number;
  /** Another finger was on the screen meanwhile, or the browser took it for scrolling or zooming. */
  isDisturbed: boolean;
  /** Words are marked. */
  hasSelection: boolean;
  /** The page is magnified: fingers move it about. */
  isMagnified: boolean;
  /** It met a button, a link or what stands over the story. */
  isOnControl: boolean;
  /** A mouse is dragged to mark words. */
  isMouse: boolean;
}

/** What a touch does to a story: it turns a page, asks for what stands around the story, or nothing. */
type Meaning = 1 | -1 | 'ask' | undefined;

/** A finger that goes this far sideways turns the page. */
const SWIPE_PIXELS = 60;
const STILL_PIXELS = 10;
/** Longer, and the finger marks words. */
const LONG_PRESS_MS = 450;
/** The hand that holds the device lies here. */
const EDGE_PIXELS = 12;

/** What a touch means in a book, or on one long page, which only scrolls. */
export function meaningOf(touch: Touch, isBook: boolean): Meaning {
  const { x, width, movedX, movedY } = touch;
  if (touch.isDisturbed || touch.hasSelection || touch.isOnControl) return undefined;
  const isStill = Math.hypot(movedX, movedY) < STILL_PIXELS;
  if (isStill) {
    if (touch.heldMs >= LONG_PRESS_MS || x < EDGE_PIXELS || x > width - EDGE_PIXELS) return undefined;
    if (!isBook) return 'ask';
    return x < width / 3 ? -1 : x > (width * 2) / 3 ? 1 : 'ask';
  }
  if (
    !isBook ||
    touch.isMouse ||
    touch.isMagnified ||
    Math.abs(movedX) < SWIPE_PIXELS ||
    Math.abs(movedX) < 2 * Math.abs(movedY)
  )
    return undefined;
  return movedX < 0 ? 1 : -1;
}
