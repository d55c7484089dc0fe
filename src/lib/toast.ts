// Toasts are for later than the first paint, so their library comes with the first one.
export interface ToastOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** How long it stands, in milliseconds. */
  duration?: number;
  /** It has gone by itself. */
  onAutoClose?: () => void;
  /** It was put away by hand. */
  onDismiss?: () => void;
}
type Kind = 'success' | 'error' | 'message';

type Show = (kind: Kind, text: string, options: ToastOptions) => void;
let shown: Show | undefined;
const waiting: Parameters<Show>[] = [];
let needToaster: () => void = () => {};

/** The toaster tells here how a toast is shown; those that came before it are shown then. */
export function connectToaster(show: Show): void {
  shown = show;
  for (const toast of waiting.splice(0)) show(...toast);
}
/** The layout tells here how to bring the toaster onto the page. */
export function onFirstToast(bring: () => void): void {
  needToaster = bring;
  if (waiting.length > 0) bring();
}

/** Shows a short message: on top on phones, bottom right on wider screens. */
export function toast(kind: Kind, text: string, options: ToastOptions = {}): void {
  if (shown) return shown(kind, text, options);
  waiting.push([kind, text, options]);
  needToaster();
}
