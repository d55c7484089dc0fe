// One icon for each thing a parent can choose. Comes with the pickers, not with the page.
import {
  Binoculars, BookOpen, Bot, Brush, Building2, CircleDashed, Cloud, Compass, Eye, Feather, Fence, Fish, FlaskConical, Gem, Ghost, Gift,
  HandHeart, Heart, HeartHandshake, Hourglass, House, KeyRound, Lamp, Laugh, Leaf, Lightbulb, Medal, Mountain, MoonStar, Palette, PartyPopper,
  PawPrint, Puzzle, Rabbit, Rocket, Sailboat, School, Scale, Search, Shapes, ShieldCheck, Smile, Snowflake, Sparkles, Sprout, TreePalm,
  Trees, UserRound, UsersRound, Volleyball, WandSparkles, Waves, Zap, type LucideIcon, Baby, Blocks, BookA, BookMarked, Cookie, Footprints, Hand, 
} from 'lucide-react';
import { Alien, Cactus, CrescentMoon, Dinosaur, FullMoon, HalfMoon } from './own-icons.ts';
import type { Patch } from './story-form.rules.ts';

const icons: Record<Exclude<Patch, 'childName'>, Record<string, LucideIcon>> = {
  ageGroup: { toddler: Baby, preschool: Blocks, 'early-elementary': BookA, elementary: BookMarked },
  theme: {
    adventure: Compass, friendship: HeartHandshake, learning: BookOpen, bedtime: MoonStar, 'problem-solving': Puzzle, creativity: Palette,
    mystery: KeyRound, science: FlaskConical, sports: Volleyball, family: UsersRound, emotions: Smile, environment: Leaf,
  },
  character: {
    animal: PawPrint, child: UserRound, fantasy: WandSparkles, family: UsersRound, robot: Bot, explorer: Binoculars, inventor: Lightbulb,
    athlete: Medal, artist: Brush, detective: Search, pirate: Sailboat, dinosaur: Dinosaur, alien: Alien,
  },
  setting: {
    forest: Trees, city: Building2, space: Rocket, underwater: Fish, home: House, school: School, sky: Cloud, neighborhood: Fence,
    jungle: TreePalm, arctic: Snowflake, desert: Cactus, 'time-travel': Hourglass,
  },
  length: { short: CrescentMoon, medium: HalfMoon, long: FullMoon },
  moral: {
    kindness: Heart, honesty: Scale, perseverance: Mountain, sharing: Cookie, courage: ShieldCheck, responsibility: Hand, creativity: Shapes,
    patience: Hourglass, gratitude: Gift, resilience: Sprout, diversity: Gem, 'self-confidence': Sparkles, forgiveness: HandHeart, none: CircleDashed,
  },
  difficulty: { simple: Feather, moderate: BookOpen, advanced: BookMarked },
  tone: {
    playful: PartyPopper, calm: Waves, exciting: Zap, educational: Eye, mysterious: Ghost, inspiring: Footprints, cozy: Lamp, silly: Laugh,
  },
};
/** For an option that has no drawing yet. */
const UNKNOWN = Rabbit;

/** The icon of an option of a patch. */
export function optionIcon(patch: Exclude<Patch, 'childName'>, value: string): LucideIcon {
  return icons[patch][value] ?? UNKNOWN;
}
