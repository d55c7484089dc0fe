import type { CategorySlug } from '#contract/categories';
import { categoryPicture } from '#contract/landing';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#contract/picture-address';
import { usePictureFile } from '../../lib/use-picture-file.ts';

interface CategoryPictureProps {
  category: Pick<CategorySlug, 'type' | 'slug'>;
  size: 'small' | 'large';
}

/** A category's picture, and fabric where its file does not come. Decoration; the words stand beside it. */
export function CategoryPicture({ category, size }: CategoryPictureProps) {
  const src = categoryPicture(category, size);
  const { isBroken, onError } = usePictureFile(src);
  return (
    <span className="landing-picture p-sca">
      {isBroken ? null : (
        <img
          src={src}
          alt=""
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          decoding="async"
          {...(size === 'large' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          onError={onError}
        />
      )}
    </span>
  );
}
