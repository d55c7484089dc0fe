// What hangs in the air: still, for a picture does not move.
import { num, num2, sparkle } from './path.ts';
import { HEIGHT, WIDTH, type View } from './view.ts';

export type Particles = 'fireflies' | 'bubbles' | 'snow' | 'motes' | 'sparkles' | 'none';

/** Nothing hangs in front of the hero within this distance. */
const KEEP_OUT = 110;

export function drawParticles(view: View, kind: Particles, where: 'behind' | 'before'): void {
  if (kind === 'none') return;
  const random = view.stream(`air ${where}`);
  for (let i = 0; i < (where === 'before' ? 9 : 20); i++) {
    const x = random.between(20, WIDTH - 20);
    const y = random.between(kind === 'fireflies' ? 340 : 60, HEIGHT - 48);
    const size = random.next();
    if (where === 'before' && Math.abs(x - view.hero.x) < KEEP_OUT && y > 340) continue;
    if (Math.hypot(x - view.moon.x, y - view.moon.y) < 90) continue;
    drawParticle(view, kind, x, y, size);
  }
}

function drawParticle({ pen }: View, kind: Exclude<Particles, 'none'>, x: number, y: number, size: number): void {
  const pencil = pen.style.pencil === true;
  const dot = (radius: number, fill: string, more = '') =>
    pen.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more}/>`);
  switch (kind) {
    case 'fireflies':
      pen.glow(x, y, 16 + size * 18, '#fff08a', 0.85);
      dot(2.4 + size * 2, pen.color('#fffbd0', 'glow'));
      break;
    case 'bubbles':
      dot(
        5 + size * 13,
        '#fff',
        ` fill-opacity=".12" stroke="${pencil ? '#555' : '#fff'}" stroke-width="2.2" stroke-opacity=".7"`,
      );
      pen.add(
        `<circle cx="${num(x - 3 - size * 4)}" cy="${num(y - 3 - size * 4)}" r="${num(1.6 + size * 2)}" fill="#fff" opacity=".9"/>`,
      );
      break;
    case 'snow':
      dot(2 + size * 4.4, pencil ? '#999' : '#fff', ` opacity="${num2(0.6 + size * 0.4)}"`);
      break;
    case 'motes':
      dot(1.6 + size * 2.4, pen.color('#ffe9b0', 'glow'), ` opacity="${num2(0.3 + size * 0.5)}"`);
      break;
    case 'sparkles':
      pen.add(
        `<path d="${sparkle(x, y, 6 + size * 11)}" fill="${pencil ? '#777' : pen.color('#fff6d0', 'glow')}" opacity="${num2(0.5 + size * 0.5)}"/>`,
      );
  }
}
