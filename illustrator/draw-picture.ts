// A picture from what a story says of it: the same bytes for the same picture, in a browser and on a server.
import { cameraAt, CAST } from './camera.ts';
import { mix } from './color.ts';
import { compose, type Composition, type FigureMood, type Picture, type Pose } from './composition.ts';
import { companionFor } from './companions/companions.ts';
import type { Figure } from './figures/figure.ts';
import { drawHero, heroFrom } from './figures/hero.ts';
import { sidekickFor } from './figures/sidekicks.ts';
import { drawThemeProp } from './figures/theme-props.ts';
import { drawParticles } from './particles.ts';
import { num } from './path.ts';
import { Pen } from './pen.ts';
import { hash } from './random.ts';
import type { Part } from './settings/setting-art.ts';
import { BED_HEIGHT, drawBed, nightRoom } from './settings/night-room.ts';
import { SETTINGS_ART } from './settings/settings.ts';
import { drawSky } from './sky.ts';
import type { Layer } from './styles/style.ts';
import { STYLES } from './styles/styles.ts';
import { contactShadow, HEIGHT, makeView, WIDTH, type View } from './view.ts';

/**
 * @param onMissing told of a part that nobody has drawn; something like it is drawn in its place
 * @returns SVG of 1024 x 768. It holds no text and nothing the reader wrote.
 */
export async function drawPicture(picture: Picture, onMissing: (part: string) => void = () => {}): Promise<string> {
  const { seed, page, scene } = picture;
  // two pictures that lie in one page must not share an id
  const style = found(STYLES, picture.style, DEFAULT_STYLE, onMissing);
  const pen = new Pen(style, `p${hash(`${seed}|${page}|${picture.style}`).toString(36)}-`);
  const view = makeView(pen, { seed, page, setting: picture.setting, time: scene.time }, style.tintSky);
  const composition = compose(picture);
  const [art, companion] = await Promise.all([
    picture.asleep ? nightRoom : SETTINGS_ART[picture.setting](),
    composition.companion ? companionFor(picture.character, picture.companion, picture) : undefined,
  ]);
  const { shot } = composition;
  const filters = style.filters?.(view);
  if (filters) pen.define(filters.definitions);
  const layer = (name: Layer, depth: number, draw: () => void) => {
    const filter = filters?.of(name, depth);
    if (filter) pen.add(`<g filter="url(#${filter})">`);
    pen.add(`<g${cameraAt(view, shot, depth, name === 'front' ? 1.08 : 1)}>`);
    draw();
    pen.add(filter ? '</g></g>' : '</g>');
  };
  const place = picture.asleep ? 'home' : (scene.place.split('.')[1] ?? '');
  const piece: Part = found<Part>(art.pieces, place, 'way', onMissing);

  layer('sky', 1, () => drawSky(view, style, art.sky));
  for (const [depth, part] of art.back) layer('back', depth, () => part(view));
  style.air?.(view);
  layer('stage', 0, () => {
    art.ground(view);
    piece(view);
    art.details(view);
  });
  layer('cast', 0, () => {
    if (style.keyLight) keyLight(view);
    drawParticles(view, art.particles, 'behind');
    drawCast(view, picture, composition, { companion, figures: art.figures });
  });
  layer('front', 0, () => art.front(view));
  drawParticles(view, art.particles, 'before');

  const { body } = pen.take();
  const finished = style.finish(view, body);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${pen.take().definitions}</defs>${finished}</svg>`
  );
}

const DEFAULT_STYLE = 'storybook';

/** What stands under a name, or else under the other one. */
function found<T>(
  parts: Readonly<Record<string, T>>,
  name: string,
  instead: string,
  onMissing: (part: string) => void,
): T {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part !== undefined) return part;
  onMissing(name);
  const other = parts[instead];
  if (other === undefined) throw new RangeError(`Nobody has drawn ${name} or ${instead}`);
  return other;
}

/** Warm light on the hero and on the ground below. */
function keyLight({ pen, hero, light }: View): void {
  pen.glow(hero.x, 540, 300, mix(light.halo, '#ffe3b0', 0.6), 0.42, 260);
  pen.glow(hero.x, 688, 330, '#ffe3b0', 0.34, 74);
}

interface People {
  companion: Figure | undefined;
  /** Of the setting, by their ids. */
  figures: Readonly<Record<string, Figure>>;
}

function drawCast(view: View, picture: Picture, composition: Composition, { companion, figures }: People): void {
  const { pen, side } = view;
  const { shot, pose, mood } = composition;
  // whoever lies needs room to both sides
  const hero = pose === 'sleep' ? { ...view.hero, x: 512 + side * 96 } : view.hero;
  const [other] = composition.others.flatMap((id) => figures[id] ?? []);
  const { scale, lift: raised } = CAST[shot];
  const figure = heroFrom(picture.look, picture.seed);
  const stand = (who: Figure, x: number, y: number, feeling: FigureMood, mirrored: boolean) => {
    if (!who.floats) contactShadow(view, x, y - 2, who.width * 0.36, 0.3);
    pen.at(x, y, 1, () => who.draw(pen, feeling), 0, mirrored);
  };
  const place = `translate(${num(hero.x)} ${num(hero.y - raised)}) scale(${scale}) translate(${num(-hero.x)} ${num(-hero.y)})`;
  pen.group(`transform="${place}"`, () => {
    if (picture.page <= 1 && !other)
      pen.at(hero.x + side * 160, hero.y + 8, 1, () => drawThemeProp(pen, picture.theme, figure));
    if (other) stand(other, hero.x + side * (120 + other.width / 2), hero.y - 4, mood, side < 0);
    if (companion)
      stand(
        companion,
        hero.x - side * ((pose === 'sleep' ? 250 : 92) + companion.width / 2),
        hero.y - 10,
        mood,
        side < 0,
      );
    contactShadow(
      view,
      hero.x,
      hero.y + (pose === 'jump' ? 4 : -2),
      pose === 'sleep' ? 190 : pose === 'jump' ? 52 : 74,
    );
    // what the hero holds, and the blanket, lie away from the companion
    const lift = pose === 'sleep' ? BED_HEIGHT : 0;
    if (pose === 'sleep') pen.at(hero.x, hero.y, 1, () => drawBed(view), 0, side < 0);
    pen.at(hero.x, hero.y - lift, 1, () => drawHero(pen, figure, pose), 0, side < 0);
    if (picture.setting === 'space' || picture.setting === 'underwater') bubbleHelmet(view, pose);
    const sidekick = sidekickFor(picture.seed);
    const besides = hero.x + side * (pose === 'sleep' ? 150 : 96);
    stand(sidekick, besides, hero.y + 22, pose === 'sleep' ? 'asleep' : mood, side > 0);
  });
}

/** Where nobody could breathe, the hero can. */
function bubbleHelmet({ pen, hero, setting }: View, pose: Pose): void {
  if (pose === 'sleep') return;
  const sunk = pose === 'sit' || pose === 'read' ? 34 : pose === 'jump' ? -26 : 0;
  const y = hero.y - 206;
  pen.add(
    `<circle cx="${num(hero.x)}" cy="${num(y + sunk)}" r="${setting === 'underwater' ? 108 : 100}" fill="#fff" fill-opacity=".1"` +
      ` stroke="${pen.style.pencil ? '#555' : '#fff'}" stroke-opacity=".75" stroke-width="3.4"/>` +
      `<path d="M${num(hero.x - 74)} ${num(y + sunk - 36)}Q${num(hero.x - 56)} ${num(y + sunk - 78)} ${num(hero.x - 16)} ${num(y + sunk - 88)}"` +
      ' fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>',
  );
}
