import { Link } from '@tanstack/react-router';
import { CATEGORY_PICTURE_WIDTH, categoryPicture } from '#contract/landing';
import type { OptionField } from '#contract/categories';
import { optionIcon, type Pictured } from '../../components/option-icons.ts';
import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { cn } from '../../lib/class-names.ts';
import { track } from '../../lib/track.ts';
import { usePictureFile } from '../../lib/use-picture-file.ts';
import { noteLeft } from './browse-left.ts';
import type { BrowseCard } from './browse.rules.ts';
import { countCategory } from './count-category.ts';
import { useEntry } from './use-browse-state.ts';

const FABRICS = ['berry', 'indigo', 'ochre', 'teal', 'plum', 'moss', 'lilac', 'clay', 'slate'] as const;
const PATTERNS = ['p-dot', 'p-chk', 'p-ging', 'p-dia', 'p-sca', 'p-str'] as const;
const CHOICE: Record<OptionField, Pictured> = {
  theme: 'theme',
  character: 'character',
  setting: 'setting',
  age_group: 'ageGroup',
};

/** Neighbours never wear the same cloth: steps of 4 and of 5 go through all nine and all six. */
const fabricAt = (at: number) => `var(--${FABRICS[(at * 4) % FABRICS.length] ?? 'plum'})`;
const patternAt = (at: number) => PATTERNS[(at * 5) % PATTERNS.length];

interface CardProps {
  card: BrowseCard;
  /** Its place in the list, which chooses the cloth. */
  at: number;
}

const Icon = ({ category }: Pick<BrowseCard, 'category'>) => (
  <StitchedIcon icon={optionIcon(CHOICE[category.field], category.values[0])} />
);

/** What happens when a card is followed: it is counted, and who comes back finds the focus there. */
function useFollow({ category, url }: BrowseCard): () => void {
  const entry = useEntry();
  return () => {
    countCategory(category);
    track('category_clicked', { category: `${category.type}/${category.slug}` });
    noteLeft(entry(), { url });
  };
}

/** A category as a patch of cloth: embroidered icon and label. */
export function CategoryCard({ card, at }: CardProps) {
  const onFollow = useFollow(card);
  return (
    <Link
      to={card.url}
      className={cn('browse-card', patternAt(at))}
      style={{ backgroundColor: fabricAt(at) }}
      onClick={onFollow}
    >
      <Icon category={card.category} />
      <b>{card.label}</b>
    </Link>
  );
}

/** A category with its picture and what it is about; the cloth and the icon stand where there is no picture. */
export function PictureCard({ card, at }: CardProps) {
  const onFollow = useFollow(card);
  const picture = categoryPicture(card.category, 'small');
  const { isBroken, onError } = usePictureFile(picture);
  const width = CATEGORY_PICTURE_WIDTH.small;
  return (
    <Link to={card.url} className="browse-picture-card" onClick={onFollow}>
      <span className={cn('browse-picture', patternAt(at))} style={{ backgroundColor: fabricAt(at) }}>
        <Icon category={card.category} />
        {isBroken ? null : (
          <img
            src={picture}
            width={width}
            height={(width * 3) / 4}
            alt=""
            loading="lazy"
            decoding="async"
            onError={onError}
          />
        )}
      </span>
      <b>{card.label}</b>
      <span className="browse-words">{card.description}</span>
    </Link>
  );
}
