/** Words that have no place in a small child's story, and words that would tell a boy from a girl. */
export const guards: { frightening: RegExp; heroAgreement: RegExp[] } = {
  frightening:
    /(?<![\p{L}\p{M}])(?:মৃত্যু|মরে|মারা|রক্ত|ভূত|রাক্ষস|খুন|বন্দুক|ছুরি|তলোয়ার|বোমা|আত্মা|ডাইনি|যুদ্ধ|নরক|শয়তান|বিষ|কঙ্কাল|দানব)(?![\p{L}\p{M}])/u,
  heroAgreement: [
    /(?<![\p{L}\p{M}])(?:খোকা|খুকু|খোকন|খুকি|রাজপুত্র|রাজকন্যা|রাজকুমার|রাজকুমারী|লক্ষ্মী মেয়ে|লক্ষ্মী ছেলে)(?![\p{L}\p{M}])/u,
    /\{name\} (?:ভাই|আপু|দিদি|দাদা|ভাইয়া)(?![\p{L}\p{M}])/u,
    /\{name\}[\p{L}\p{M}'’-]/u,
  ],
};
