/** So many samples are made in one go: some five milliseconds of a slow phone. */
export const MOST_SAMPLES = 12_288;

/** Lets the page do what waits. Not by a timer: browsers hold those back once they follow each other. */
const giveWay = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** A pace for making samples: to be awaited before each stretch, it gives way when one go would be too long. */
export function createPace(): (samples: number) => Promise<void> | undefined {
  let made = 0;
  return (samples) => {
    made += samples;
    if (made <= MOST_SAMPLES) return undefined;
    made = samples;
    return giveWay();
  };
}
