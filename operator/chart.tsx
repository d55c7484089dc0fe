// Chart.js with the few parts that we draw with. What it draws says nothing to a screen reader: a table stands beside each.
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import { useEffect, useRef, useSyncExternalStore } from 'react';

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);
ChartJs.defaults.font.family = 'Andika, system-ui, sans-serif';
ChartJs.defaults.font.size = 14;
ChartJs.defaults.animation = false;
ChartJs.defaults.maintainAspectRatio = false;

/** The colors of the page as they stand in its light. */
export interface Colors {
  ink: string;
  line: string;
  series: readonly string[];
}

interface ChartProps {
  /** What is to be seen, in a sentence. */
  label: string;
  /** Must be the same function as long as it draws the same. */
  draw: (colors: Colors) => ChartConfiguration;
  height: number;
}

export function Chart({ label, draw, height }: ChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colors = useSyncExternalStore(onLight, colorsNow);
  useEffect(() => {
    if (!canvas.current) return;
    const chart = new ChartJs(canvas.current, draw(readColors(colors)));
    return () => chart.destroy();
  }, [draw, colors]);
  return (
    <div className="chart" style={{ height }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

const NAMES = ['--ink2', '--line', '--series1', '--series2', '--series3', '--series4', '--series5'];

/** As one text: it is the same as long as nothing has changed. */
function colorsNow(): string {
  const style = getComputedStyle(document.documentElement);
  return NAMES.map((name) => style.getPropertyValue(name).trim()).join('|');
}
function readColors(text: string): Colors {
  const [ink = '', line = '', ...series] = text.split('|');
  return { ink, line, series };
}

function onLight(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
}
