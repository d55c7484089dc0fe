// Lists what a device needs to tell and to draw without a network, as dist/kit.json. Those are the chunks of the web workers:
// a worker is built by itself, and what it is made of is known only there.
import type { Plugin } from 'vite';
import type { Kit, KitList } from '#contract/kit';

interface Chunk {
  fileName: string;
  moduleIds: readonly string[];
  code: string;
}
type Bundle = readonly Chunk[];

const BANK = /\/storyteller\/languages\/(?<language>[\w-]+)\//;
const languagesOf = ({ moduleIds }: Pick<Chunk, 'moduleIds'>) =>
  moduleIds.flatMap((id) => BANK.exec(id)?.groups?.['language'] ?? []);
const isTold = ({ moduleIds }: Pick<Chunk, 'moduleIds'>) => moduleIds.some((id) => id.includes('/storyteller/'));

/** The folder and name pattern of a worker's chunk, by what it holds. */
export const workerFileName = (chunk: { moduleIds: string[] }): string =>
  `assets/${isTold(chunk) ? 'storyteller' : 'illustrator'}/[name]-[hash:7].js`;

/** Parts of the page that few families open, or that do nothing without a network: too much for the worker's install, so they come with the kit. */
const RARE: readonly string[] = `
  look-panel style-picker shelf-transfer shelf-transfer.files download-file install-banner auth
  profile reactions write-page-head tabs category landing landing.queries group
  category-browser browse-part family-stories toaster children story-tools next-tonight light-details pricing
  plan-parts settle-removals workbox-window.prod.es5 public-story-card category-calls night-fall quiet-sounds
  speak take-letters shelf-evening pick-card mends remove-with-undo make-book zip share-file pin auth.queries mend-screens may-open lock
`
  .trim()
  .split(/\s+/);
const RARE_FOLDER = 'assets/rare/';
/** Neither with the worker nor with the kit: no device without a network shows an ad. */
const NEVER_KEPT: readonly string[] = ['house-ad'];
const AD_FOLDER = 'assets/ads/';
/** Nor these: a story in the making needs the network. */
const ONLINE: readonly string[] = ['follow-story', 'growing-story', 'failed-story'];
const ONLINE_FOLDER = 'assets/online/';

/** Where a chunk of the page, or its style sheet, lies. */
function folderOf(name: string): string {
  if (NEVER_KEPT.includes(name)) return AD_FOLDER;
  if (ONLINE.includes(name)) return ONLINE_FOLDER;
  return RARE.includes(name) ? RARE_FOLDER : 'assets/';
}

/** The folder and name pattern of a chunk of the page. */
export const pageFileName = ({ name }: { name: string }): string => `${folderOf(name)}[name]-[hash:7].js`;

/** Faces of other scripts, and those that few families choose: no list names them, so that they are fetched when a page has such letters, and kept from then on (sw/routes/kit.ts). */
const RARE_FACE = /^opendyslexic-|-(cyrillic|devanagari|bengali)-/;

/** The folder and name pattern of a style sheet or a face of the page: a style sheet lies beside the scripts that bring it. */
export const styleFileName = ({ names: [name = ''] }: { names: string[] }): string =>
  RARE_FACE.test(name)
    ? 'assets/faces/[name]-[hash:7][extname]'
    : `${folderOf(name.replace(/\.css$/, ''))}[name]-[hash:7][extname]`;

/** The kit that these builds of workers make: one with a storyteller in it is his, every other the illustrator's; of the page what is rare. */
export function kitOf(bundles: readonly Bundle[], page: Bundle): Kit {
  const rare = page.filter(({ fileName }) => fileName.startsWith(RARE_FOLDER));
  const parts: Record<string, Chunk[]> = { illustrator: [], page: rare };
  for (const bundle of bundles) {
    if (!bundle.some(isTold)) parts['illustrator']?.push(...bundle);
    else
      for (const language of new Set(bundle.flatMap(languagesOf)))
        parts[`storyteller/${language}`] = bundle.filter((chunk) => {
          const languages = languagesOf(chunk);
          return languages.length === 0 || languages.includes(language);
        });
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, chunks]) => [
      part,
      {
        files: chunks.map(({ fileName }) => `/${fileName}`).toSorted(),
        bytes: chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0),
      },
    ]),
  );
}

/** The list of a kit, with each folder named once: it is precached, and three hundred paths weigh. */
function listOf(kit: Kit): KitList {
  return Object.fromEntries(
    Object.entries(kit).map(([part, { files, bytes }]) => {
      const folder = files[0]?.replace(/[^/]+$/, '') ?? '/';
      const names = files.map((path) => {
        if (!path.startsWith(folder)) throw new Error(`${path} of ${part} does not lie in ${folder}`);
        return path.slice(folder.length);
      });
      return [part, { folder, files: names, bytes }];
    }),
  );
}

/** `collect` belongs to the builds of the workers, `write` to the page's. */
export function writeKit(): { collect: Plugin; write: Plugin } {
  const bundles: Bundle[] = [];
  return {
    collect: {
      name: 'tuckaway-collect-kit',
      generateBundle: (_options, bundle) => {
        bundles.push(Object.values(bundle).filter((output) => output.type === 'chunk'));
      },
    },
    write: {
      name: 'tuckaway-write-kit',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle: {
        // After Vite has taken out the scripts that would only have brought a style sheet.
        order: 'post',
        handler(_options, bundle) {
          const page = Object.values(bundle).map((output) =>
            output.type === 'chunk'
              ? output
              : { fileName: output.fileName, moduleIds: [], code: String(output.source) },
          );
          this.emitFile({ type: 'asset', fileName: 'kit.json', source: JSON.stringify(listOf(kitOf(bundles, page))) });
        },
      },
    },
  };
}
