// Which module tells what. Each is loaded when a story needs it.
import type { Bank } from '../bank.ts';
import { GRAMMARS } from '../grammars.ts';

export const indonesian: Bank = {
  ...GRAMMARS.id,
  guards: async () => (await import('./guards.ts')).guards,
  sizes: async () => (await import('./sizes.json', { with: { type: 'json' } })).default,
  folders: {
    settings: {
      forest: async () => (await import('./settings/forest.ts')).setting,
      city: async () => (await import('./settings/city.ts')).setting,
      space: async () => (await import('./settings/space.ts')).setting,
      underwater: async () => (await import('./settings/underwater.ts')).setting,
      home: async () => (await import('./settings/home.ts')).setting,
      school: async () => (await import('./settings/school.ts')).setting,
      sky: async () => (await import('./settings/sky.ts')).setting,
      neighborhood: async () => (await import('./settings/neighborhood.ts')).setting,
      jungle: async () => (await import('./settings/jungle.ts')).setting,
      arctic: async () => (await import('./settings/arctic.ts')).setting,
      desert: async () => (await import('./settings/desert.ts')).setting,
      'time-travel': async () => (await import('./settings/time-travel.ts')).setting,
    },
    beings: {
      forest: {
        restless: async () => (await import('./settings/forest.ts')).restless,
        wonder: async () => (await import('./settings/forest.ts')).wonder,
      },
      city: {
        restless: async () => (await import('./settings/city.ts')).restless,
        wonder: async () => (await import('./settings/city.ts')).wonder,
      },
      space: {
        restless: async () => (await import('./settings/space.ts')).restless,
        wonder: async () => (await import('./settings/space.ts')).wonder,
      },
      underwater: {
        restless: async () => (await import('./settings/underwater.ts')).restless,
        wonder: async () => (await import('./settings/underwater.ts')).wonder,
      },
      home: {
        restless: async () => (await import('./settings/home.ts')).restless,
        wonder: async () => (await import('./settings/home.ts')).wonder,
      },
      school: {
        restless: async () => (await import('./settings/school.ts')).restless,
        wonder: async () => (await import('./settings/school.ts')).wonder,
      },
      sky: {
        restless: async () => (await import('./settings/sky.ts')).restless,
        wonder: async () => (await import('./settings/sky.ts')).wonder,
      },
      neighborhood: {
        restless: async () => (await import('./settings/neighborhood.ts')).restless,
        wonder: async () => (await import('./settings/neighborhood.ts')).wonder,
      },
      jungle: {
        restless: async () => (await import('./settings/jungle.ts')).restless,
        wonder: async () => (await import('./settings/jungle.ts')).wonder,
      },
      arctic: {
        restless: async () => (await import('./settings/arctic.ts')).restless,
        wonder: async () => (await import('./settings/arctic.ts')).wonder,
      },
      desert: {
        restless: async () => (await import('./settings/desert.ts')).restless,
        wonder: async () => (await import('./settings/desert.ts')).wonder,
      },
      'time-travel': {
        restless: async () => (await import('./settings/time-travel.ts')).restless,
        wonder: async () => (await import('./settings/time-travel.ts')).wonder,
      },
    },
    characters: {
      animal: {
        moss: async () => (await import('./characters/animal.ts')).moss,
        dot: async () => (await import('./characters/animal.ts')).dot,
      },
      child: {
        wren: async () => (await import('./characters/child.ts')).wren,
        onion: async () => (await import('./characters/child.ts')).onion,
      },
      fantasy: {
        bramble: async () => (await import('./characters/fantasy.ts')).bramble,
        mugwort: async () => (await import('./characters/fantasy.ts')).mugwort,
      },
      family: {
        gran: async () => (await import('./characters/family.ts')).gran,
        jojo: async () => (await import('./characters/family.ts')).jojo,
      },
      robot: {
        pim: async () => (await import('./characters/robot.ts')).pim,
        tilda: async () => (await import('./characters/robot.ts')).tilda,
      },
      explorer: {
        quill: async () => (await import('./characters/explorer.ts')).quill,
        bristle: async () => (await import('./characters/explorer.ts')).bristle,
      },
      inventor: {
        cog: async () => (await import('./characters/inventor.ts')).cog,
        hinge: async () => (await import('./characters/inventor.ts')).hinge,
      },
      athlete: {
        bounce: async () => (await import('./characters/athlete.ts')).bounce,
        catchpole: async () => (await import('./characters/athlete.ts')).catchpole,
      },
      artist: {
        smudge: async () => (await import('./characters/artist.ts')).smudge,
        yolk: async () => (await import('./characters/artist.ts')).yolk,
      },
      detective: {
        inspector: async () => (await import('./characters/detective.ts')).inspector,
        hush: async () => (await import('./characters/detective.ts')).hush,
      },
      pirate: {
        marigold: async () => (await import('./characters/pirate.ts')).marigold,
        thimble: async () => (await import('./characters/pirate.ts')).thimble,
      },
      dinosaur: {
        gus: async () => (await import('./characters/dinosaur.ts')).gus,
        trudy: async () => (await import('./characters/dinosaur.ts')).trudy,
      },
      alien: {
        zib: async () => (await import('./characters/alien.ts')).zib,
        foom: async () => (await import('./characters/alien.ts')).foom,
      },
    },
    themes: {
      adventure: {
        restless: async () => (await import('./themes/adventure.ts')).restless,
        wonder: async () => (await import('./themes/adventure.ts')).wonder,
      },
      friendship: {
        restless: async () => (await import('./themes/friendship.ts')).restless,
        wonder: async () => (await import('./themes/friendship.ts')).wonder,
      },
      learning: {
        restless: async () => (await import('./themes/learning.ts')).restless,
        wonder: async () => (await import('./themes/learning.ts')).wonder,
      },
      bedtime: {
        restless: async () => (await import('./themes/bedtime.ts')).restless,
        wonder: async () => (await import('./themes/bedtime.ts')).wonder,
      },
      'problem-solving': {
        restless: async () => (await import('./themes/problem-solving.ts')).restless,
        wonder: async () => (await import('./themes/problem-solving.ts')).wonder,
      },
      creativity: {
        restless: async () => (await import('./themes/creativity.ts')).restless,
        wonder: async () => (await import('./themes/creativity.ts')).wonder,
      },
      mystery: {
        restless: async () => (await import('./themes/mystery.ts')).restless,
        wonder: async () => (await import('./themes/mystery.ts')).wonder,
      },
      science: {
        restless: async () => (await import('./themes/science.ts')).restless,
        wonder: async () => (await import('./themes/science.ts')).wonder,
      },
      sports: {
        restless: async () => (await import('./themes/sports.ts')).restless,
        wonder: async () => (await import('./themes/sports.ts')).wonder,
      },
      family: {
        restless: async () => (await import('./themes/family.ts')).restless,
        wonder: async () => (await import('./themes/family.ts')).wonder,
      },
      emotions: {
        restless: async () => (await import('./themes/emotions.ts')).restless,
        wonder: async () => (await import('./themes/emotions.ts')).wonder,
      },
      environment: {
        restless: async () => (await import('./themes/environment.ts')).restless,
        wonder: async () => (await import('./themes/environment.ts')).wonder,
      },
    },
    morals: {
      kindness: async () => (await import('./morals/kindness.ts')).moral,
      honesty: async () => (await import('./morals/honesty.ts')).moral,
      perseverance: async () => (await import('./morals/perseverance.ts')).moral,
      sharing: async () => (await import('./morals/sharing.ts')).moral,
      courage: async () => (await import('./morals/courage.ts')).moral,
      responsibility: async () => (await import('./morals/responsibility.ts')).moral,
      creativity: async () => (await import('./morals/creativity.ts')).moral,
      patience: async () => (await import('./morals/patience.ts')).moral,
      gratitude: async () => (await import('./morals/gratitude.ts')).moral,
      resilience: async () => (await import('./morals/resilience.ts')).moral,
      diversity: async () => (await import('./morals/diversity.ts')).moral,
      'self-confidence': async () => (await import('./morals/self-confidence.ts')).moral,
      forgiveness: async () => (await import('./morals/forgiveness.ts')).moral,
      none: async () => (await import('./morals/none.ts')).moral,
    },
    tones: {
      playful: async () => (await import('./tones/playful.ts')).tone,
      calm: async () => (await import('./tones/calm.ts')).tone,
      exciting: async () => (await import('./tones/exciting.ts')).tone,
      educational: async () => (await import('./tones/educational.ts')).tone,
      mysterious: async () => (await import('./tones/mysterious.ts')).tone,
      inspiring: async () => (await import('./tones/inspiring.ts')).tone,
      cozy: async () => (await import('./tones/cozy.ts')).tone,
      silly: async () => (await import('./tones/silly.ts')).tone,
    },
    episodes: {
      button: async () => (await import('./episodes.ts')).button,
      tape: async () => (await import('./episodes.ts')).tape,
      cap: async () => (await import('./episodes.ts')).cap,
      pompom: async () => (await import('./episodes.ts')).pompom,
      ticket: async () => (await import('./episodes.ts')).ticket,
    },
  },
};
