import { Link } from '@tanstack/react-router';
import { MoonStar } from 'lucide-react';
import type { Preset } from '#contract/landing-layout';

interface CreateLinkProps {
  preset: Preset;
  text: string;
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined;
}

/** The call to action: the quilt, with these choices sewn in. */
export function CreateLink({ preset, text, lang }: CreateLinkProps) {
  return (
    <Link to="/" search={preset} hash="create" className="btn btn-primary">
      <MoonStar size={21} aria-hidden="true" />
      <span lang={lang}>{text}</span>
    </Link>
  );
}
