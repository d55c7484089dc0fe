const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Text made harmless for both element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A block of data that no text inside can end early. */
export function dataBlock(type: string, value: unknown, id?: string): string {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}

/** Puts a text in the place of a mark, taking every sign of it literally. */
export function fill(template: string, mark: string, text: string): string {
  return template.replace(mark, () => text);
}
