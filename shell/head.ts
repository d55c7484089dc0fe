import { dataBlock, escapeHtml } from './html.ts';

/** This deployment, as far as a page's head names it. */
export interface Site {
  productName: string;
  publicUrl: string;
}

export interface Head {
  title: string;
  description: string;
  /** The path of the page; its canonical address has no query. */
  path: string;
  type: 'website' | 'article';
  robots?: string | undefined;
  lang?: string | undefined;
  /** An address of ours or a whole one. */
  image?: string | undefined;
  jsonLd?: Record<string, unknown> | undefined;
}

/** The address that names a page, without query and fragment. */
export function canonicalOf(path: string, { publicUrl }: Site): string {
  return publicUrl.replace(/\/+$/, '') + (path.replace(/[?#].*$/, '') || '/');
}

/** The tags of a head, in one line. */
export function headTags(head: Head, site: Site): string {
  const url = canonicalOf(head.path, site);
  const picture = head.image ?? '/icons/icon-512.png';
  const image = picture.startsWith('/') ? canonicalOf(picture, site) : picture;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...(head.robots ? [named('robots', head.robots)] : []),
    property('og:site_name', site.productName),
    property('og:type', head.type),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:image', image),
    named('twitter:card', head.image ? 'summary_large_image' : 'summary'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    ...(head.jsonLd ? [dataBlock('application/ld+json', { '@context': 'https://schema.org', ...head.jsonLd })] : []),
  ].join('');
}
