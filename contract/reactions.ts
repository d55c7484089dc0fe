// What readers may say of a public story.
import * as v from 'valibot';

export const LikeAnswerSchema = /* @__PURE__ */ v.object({ liked: v.boolean(), like_count: v.number() });
export type LikeAnswer = v.InferOutput<typeof LikeAnswerSchema>;

export const REPORT_REASONS = ['inappropriate', 'frightening', 'personal_data', 'copyright', 'other'] as const;
export const MAX_REPORT_DETAILS = 1000;
/** So many different reporters take a public story out of the lists until somebody has looked at it. */
export const REPORTS_TO_HIDE = 3;
export const ReportRequestSchema = /* @__PURE__ */ v.object({
  reason: /* @__PURE__ */ v.picklist(REPORT_REASONS),
  details: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(v.string(), v.trim(), /* @__PURE__ */ v.maxLength(MAX_REPORT_DETAILS)),
  ),
});
export type ReportRequest = v.InferOutput<typeof ReportRequestSchema>;
export const OkAnswerSchema = /* @__PURE__ */ v.object({ ok: v.literal(true) });
