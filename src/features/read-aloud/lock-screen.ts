// The voice on the lock screen. Browsers show what plays there only for a media element, and speech is none: a silent sound
// stands for it, made here.

const SECONDS = 10;
const PER_SECOND = 8000;
const HEADER_BYTES = 44;

/** A sound of silence, as long as browsers want a sound to be before they show it. */
function silence(): Blob {
  const length = SECONDS * PER_SECOND;
  const bytes = new Uint8Array(HEADER_BYTES + length);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // Plain samples, one channel, a byte each.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, PER_SECOND, true);
  view.setUint32(28, PER_SECOND, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, length, true);
  // The middle of a byte is silence.
  bytes.fill(128, HEADER_BYTES);
  return new Blob([bytes], { type: 'audio/wav' });
}

interface Shown {
  title: string;
  /** The address of the cover; none where there is none yet. */
  cover: string | undefined;
}
interface Handlers {
  onPlay: () => void;
  onPause: () => void;
  onStop: () => void;
  onBack: () => void;
  onForward: () => void;
}

/** Shows a story on the lock screen, with what moves its voice; call it in a tap. Nothing breaks where a browser refuses. */
export function showOnLockScreen({ title, cover }: Shown, { onPlay, onPause, onStop, onBack, onForward }: Handlers) {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
  const address = URL.createObjectURL(silence());
  const sound = new Audio(address);
  sound.loop = true;
  const actions: [MediaSessionAction, () => void][] = [
    ['play', onPlay],
    ['pause', onPause],
    ['stop', onStop],
    ['previoustrack', onBack],
    ['nexttrack', onForward],
  ];
  const handle = (isOn: boolean) => {
    for (const [action, handler] of actions) {
      try {
        session?.setActionHandler(action, isOn ? handler : null);
      } catch {
        // An action that this browser does not know.
      }
    }
  };
  if (session && 'MediaMetadata' in window) {
    const artwork = cover ? [{ src: cover }] : [];
    session.metadata = new MediaMetadata({ title, artist: 'Tuckaway', artwork });
  }
  handle(true);
  return {
    /** Whether the voice reads or is paused. */
    setPlaying: (isPlaying: boolean) => {
      if (session) session.playbackState = isPlaying ? 'playing' : 'paused';
      if (isPlaying) void Promise.resolve(sound.play()).catch(() => undefined);
      else sound.pause();
    },
    end: () => {
      sound.pause();
      sound.removeAttribute('src');
      URL.revokeObjectURL(address);
      handle(false);
      if (!session) return;
      session.playbackState = 'none';
      session.metadata = null;
    },
  };
}
