// How our own storyteller's companions look, in words for a painter who has never seen them. Their names say nothing to him.
import type { Character } from '#contract/options';

export const COMPANION_LOOKS: Readonly<Record<Character, Readonly<Record<string, string>>>> = {
  animal: {
    moss: 'a small brown mole in a vest with one button',
    dot: 'a white duck with large flat yellow feet',
    inkwell: 'a very neat black cat',
  },
  child: {
    wren: 'a girl in a sweater whose sleeves hang past her knees',
    onion: 'a boy as round as a ball in many coats worn one over the other',
    kettle: 'a girl with a gap where two front teeth were',
  },
  fantasy: {
    bramble: 'a troll no higher than a table, shaggy hair all around it',
    mugwort: 'a small friendly witch under a tall bent black hat',
    flannel: 'a soft friendly ghost made of a thick blanket with yellow ducks on it',
  },
  family: {
    gran: 'a grandmother with gray curls and a very big bag',
    jojo: 'a boy of nearly four with a bandage on each knee',
    hup: 'a great-uncle as wide as a door with a curly mustache',
  },
  robot: {
    pim: 'a small round robot on one wheel with a drawer in its middle',
    tilda: 'a tall thin polite robot with ears like glass saucers',
    spout: 'a robot like a kettle, with a long curved spout and a dial on its front',
  },
  explorer: {
    quill: 'a woman explorer in big boots and a hat with a net',
    bristle: 'a man explorer in high boots with a beard as big as a bush',
    teasel: 'a woman explorer who carries a tall pole with a flag',
  },
  inventor: {
    cog: 'a woman inventor with a pencil in her hair and a tool bag',
    hinge: 'a man inventor in a vest that is all pockets',
    muffle: 'a quiet woman inventor with a box that has a belt around it',
  },
  athlete: {
    bounce: 'a long thin athlete in striped socks, in mid-jump',
    catchpole: 'a woman goalkeeper with gloves as fat as pillows',
    laps: 'a runner in thin shoes',
  },
  artist: {
    smudge: 'a man artist in a flat hat with a fat orange crayon and an orange thumb',
    yolk: 'a woman painter in a tall black hat with a long brush and yellow paint',
    easel: 'an old painter with brushes in his beard and rolls of paper on his back',
  },
  detective: {
    inspector: 'a man detective in a long coat with a magnifying glass',
    hush: 'a woman detective in a gray coat, gray gloves and a gray hat',
    shade: 'a man detective who wears a fringed lampshade as a disguise',
  },
  pirate: {
    marigold: 'a kind woman pirate in a blue coat with a wooden spoon in her belt',
    thimble: 'an old kind pirate with a large beard who knits',
    bunk: 'a kind woman pirate in a striped shirt with a rolled hammock on her shoulder',
  },
  dinosaur: {
    gus: 'a kind green dinosaur as big as a sofa with a very long tail',
    trudy: 'a kind dinosaur with a very long bent neck and eyelashes',
    plod: 'a low broad blue dinosaur',
  },
  alien: {
    zib: 'a small friendly alien with three eyes, green feet and a small green suitcase',
    foom: 'a friendly alien lady with short silver fur and a large handbag',
    ip: 'a thin pink friendly alien that floats, held down by a flatiron tied to one foot',
  },
};
