// What stands in the head of a page. The server writes it into the document, the page renews it when somebody goes on.

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
  /** Of the whole document, where it is not English. */
  lang?: string | undefined;
  /** An address of ours or a whole one. */
  image?: string | undefined;
  /** Objects of schema.org; several stand in one graph. */
  jsonLd?: readonly Record<string, unknown>[] | undefined;
  /** The same page in other languages: code, or x-default, and path. */
  alternates?: readonly (readonly [hreflang: string, path: string])[] | undefined;
  /** When a story was written and changed last. */
  published?: string | undefined;
  modified?: string | undefined;
}

/** One element of a head. `text` is what stands in it. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Finds every tag that `headTags` can make, so that none of the page before is left. */
export const HEAD_TAGS =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], meta[property^="article:"], link[rel="canonical"], link[rel="alternate"][hreflang], script[type="application/ld+json"]';

/** The address that names a page, without query and fragment. */
export function canonicalOf(path: string, site: Site): string {
  return absolute(path.replace(/[?#].*$/, '') || '/', site);
}
/** A path of ours, which may carry a query, as a whole address; an address of somebody else stays what it is. */
export const absolute = (path: string, { publicUrl }: Site): string =>
  path.startsWith('/') ? publicUrl.replace(/\/+$/, '') + path : path;

/** The tags of a head, in order. */
export function headTags(head: Head, site: Site): HeadTag[] {
  const url = canonicalOf(head.path, site);
  const image = absolute(head.image ?? '/icons/icon-512.png', site);
  const named = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
  const property = (name: string, content: string): HeadTag => ({
    name: 'meta',
    attributes: { property: name, content },
  });
  const { jsonLd, published, modified } = head;
  return [
    { name: 'title', attributes: {}, text: head.title },
    named('description', head.description),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    ...(head.alternates ?? []).map(([hreflang, path]): HeadTag => ({
      name: 'link',
      attributes: { rel: 'alternate', hreflang, href: canonicalOf(path, site) },
    })),
    ...(head.robots ? [named('robots', head.robots)] : []),
    property('og:site_name', site.productName),
    property('og:type', head.type),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:image', image),
    ...(published ? [property('article:published_time', published)] : []),
    ...(modified ? [property('article:modified_time', modified)] : []),
    named('twitter:card', head.image ? 'summary_large_image' : 'summary'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    named('twitter:image', image),
    ...(jsonLd && jsonLd.length > 0
      ? [
          {
            name: 'script' as const,
            attributes: { type: 'application/ld+json' },
            // Labels say where they may be broken; names do not.
            text: JSON.stringify({
              '@context': 'https://schema.org',
              ...(jsonLd.length === 1 ? jsonLd[0] : { '@graph': jsonLd }),
            }).replaceAll('\u00AD', ''),
          },
        ]
      : []),
  ];
}
