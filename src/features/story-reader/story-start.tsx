import { BookOpen, Headphones } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { wantsToListen } from '../../lib/bedtime.ts';

interface StoryStartProps {
  storyId: string;
  /** Whether the words are still coming: a voice waits for the last of them. */
  isGrowing: boolean;
  onRead: () => void;
}

/** The two ways into a story, below its title on a phone. */
export function StoryStart({ storyId, isGrowing, onRead }: StoryStartProps) {
  const { t } = useTranslation(['stories']);
  return (
    <div className="reader-start">
      <button
        type="button"
        className="btn btn-secondary"
        disabled={isGrowing}
        onClick={() => wantsToListen.set(storyId)}
      >
        <Headphones size={20} />
        {t('reader.listen')}
      </button>
      <button type="button" className="btn btn-primary" onClick={onRead}>
        <BookOpen size={20} />
        {t('reader.start')}
      </button>
    </div>
  );
}
