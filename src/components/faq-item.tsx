import type { LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

interface FaqItemProps {
  /** A word over the question. */
  category?: string | undefined;
  question: string;
  answer: string;
  icon: LucideIcon;
  /** Where more is said. */
  more?: ReactNode;
}

/** One entry of the accordion: what it is about and its question stand, its answer opens. */
export function FaqItem({ category, question, answer, icon: Icon, more }: FaqItemProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="faq-item">
      <h3 className="font-sans text-[16px]">
        <button
          type="button"
          className="faq-question"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            <small className="text-ink2 block text-[13.5px]">{category}</small>
            {question}
          </span>
          <Icon size={22} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        <p className="text-ink2 max-w-[62ch] pb-4">
          {answer} {more}
        </p>
      </div>
    </div>
  );
}
