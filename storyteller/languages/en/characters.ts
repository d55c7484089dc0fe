// Where the companions are: one module for each, loaded when a story needs it.
import type { WholeBank } from '../bank.ts';
import type { EnglishNoun } from './noun.ts';

export const characters: WholeBank<EnglishNoun>['characters'] = {
  animal: {
    moss: async () => (await import('./characters/animal/moss.ts')).moss,
    dot: async () => (await import('./characters/animal/dot.ts')).dot,
    inkwell: async () => (await import('./characters/animal/inkwell.ts')).inkwell,
  },
  child: {
    wren: async () => (await import('./characters/child/wren.ts')).wren,
    onion: async () => (await import('./characters/child/onion.ts')).onion,
    kettle: async () => (await import('./characters/child/kettle.ts')).kettle,
  },
  fantasy: {
    bramble: async () => (await import('./characters/fantasy/bramble.ts')).bramble,
    mugwort: async () => (await import('./characters/fantasy/mugwort.ts')).mugwort,
    flannel: async () => (await import('./characters/fantasy/flannel.ts')).flannel,
  },
  family: {
    gran: async () => (await import('./characters/family/gran.ts')).gran,
    jojo: async () => (await import('./characters/family/jojo.ts')).jojo,
    hup: async () => (await import('./characters/family/hup.ts')).hup,
  },
  robot: {
    pim: async () => (await import('./characters/robot/pim.ts')).pim,
    tilda: async () => (await import('./characters/robot/tilda.ts')).tilda,
    spout: async () => (await import('./characters/robot/spout.ts')).spout,
  },
  explorer: {
    quill: async () => (await import('./characters/explorer/quill.ts')).quill,
    bristle: async () => (await import('./characters/explorer/bristle.ts')).bristle,
    teasel: async () => (await import('./characters/explorer/teasel.ts')).teasel,
  },
  inventor: {
    cog: async () => (await import('./characters/inventor/cog.ts')).cog,
    hinge: async () => (await import('./characters/inventor/hinge.ts')).hinge,
    muffle: async () => (await import('./characters/inventor/muffle.ts')).muffle,
  },
  athlete: {
    bounce: async () => (await import('./characters/athlete/bounce.ts')).bounce,
    catchpole: async () => (await import('./characters/athlete/catchpole.ts')).catchpole,
    laps: async () => (await import('./characters/athlete/laps.ts')).laps,
  },
  artist: {
    smudge: async () => (await import('./characters/artist/smudge.ts')).smudge,
    yolk: async () => (await import('./characters/artist/yolk.ts')).yolk,
    easel: async () => (await import('./characters/artist/easel.ts')).easel,
  },
  detective: {
    inspector: async () => (await import('./characters/detective/inspector.ts')).inspector,
    hush: async () => (await import('./characters/detective/hush.ts')).hush,
    shade: async () => (await import('./characters/detective/shade.ts')).shade,
  },
  pirate: {
    marigold: async () => (await import('./characters/pirate/marigold.ts')).marigold,
    thimble: async () => (await import('./characters/pirate/thimble.ts')).thimble,
    bunk: async () => (await import('./characters/pirate/bunk.ts')).bunk,
  },
  dinosaur: {
    gus: async () => (await import('./characters/dinosaur/gus.ts')).gus,
    trudy: async () => (await import('./characters/dinosaur/trudy.ts')).trudy,
    plod: async () => (await import('./characters/dinosaur/plod.ts')).plod,
  },
  alien: {
    zib: async () => (await import('./characters/alien/zib.ts')).zib,
    foom: async () => (await import('./characters/alien/foom.ts')).foom,
    ip: async () => (await import('./characters/alien/ip.ts')).ip,
  },
};
