import '../styles/toast.css';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import { useChildrensMode } from '../lib/childrens-mode.ts';
import { connectToaster } from '../lib/toast.ts';
import { WIDE } from '../lib/widths.ts';

/** Shows the toasts; it comes onto the page with the first of them. */
export function Toaster() {
  useEffect(() => {
    connectToaster((kind, text, options) => void show[kind](text, options));
  }, []);
  // What toasts say and lead to is for parents.
  const isChildren = useChildrensMode();
  const isPhone = !matchMedia(WIDE).matches;
  return isChildren ? null : (
    // A toaster that knows where the focus came from sends it back there: who goes through by Tab would never get out.
    <div onFocusCapture={(event) => event.stopPropagation()}>
      <Sonner
        position={isPhone ? 'top-center' : 'bottom-right'}
        toastOptions={{
          classNames: { toast: 'toast', description: 'toast-description', actionButton: 'toast-action' },
        }}
      />
    </div>
  );
}
