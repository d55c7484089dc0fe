/** From this width on a screen is no phone: `--breakpoint-md` of styles.css, which tests/widths.test.ts holds to it. */
export const WIDE = '(min-width: 768px)';
