import { useEffect } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import { connectToaster } from '../lib/toast.ts';

/** Shows the toasts; it comes onto the page with the first of them. */
export function Toaster() {
  useEffect(() => {
    connectToaster((kind, text, options) => void show[kind](text, options));
  }, []);
  const isPhone = !matchMedia('(min-width: 768px)').matches;
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-right'}
      toastOptions={{ classNames: { toast: 'toast', description: 'toast-description', actionButton: 'toast-action' } }}
    />
  );
}
