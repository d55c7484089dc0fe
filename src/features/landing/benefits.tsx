import {
  BookOpen,
  Brush,
  Clock3,
  Crown,
  Footprints,
  HandHeart,
  Heart,
  House,
  Lamp,
  Leaf,
  MoonStar,
  Music,
  Puzzle,
  Shield,
  Smile,
  Star,
  UsersRound,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import type { Mark } from '#contract/landing-layout';
import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { usePageTexts } from './use-page-texts.ts';

const ICONS: Readonly<Record<Mark, LucideIcon>> = {
  book: BookOpen,
  brush: Brush,
  clock: Clock3,
  crown: Crown,
  hand: HandHeart,
  heart: Heart,
  house: House,
  lamp: Lamp,
  leaf: Leaf,
  moon: MoonStar,
  music: Music,
  people: UsersRound,
  puzzle: Puzzle,
  shield: Shield,
  smile: Smile,
  star: Star,
  steps: Footprints,
  waves: Waves,
};
const PATTERNS = ['p-dot', 'p-ging', 'p-chk'] as const;

interface BenefitsProps {
  texts: readonly string[];
  /** What is embroidered beside each. */
  marks: readonly Mark[];
  lang: string | undefined;
}

/** What the stories of a category are like, each with a patch of fabric. */
export function Benefits({ texts, marks, lang }: BenefitsProps) {
  const { t } = usePageTexts();
  return (
    <ul className="landing-benefits" aria-label={t('landing.benefits')}>
      {texts.map((text, at) => (
        <li key={text}>
          <span className={`landing-mark ${PATTERNS[at % PATTERNS.length]}`}>
            <StitchedIcon icon={ICONS[marks[at] ?? 'star']} size={24} />
          </span>
          <span lang={lang}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
