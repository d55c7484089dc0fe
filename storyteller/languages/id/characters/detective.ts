import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const inspector: PalTelling<IndonesianNoun> = {
  noun: called('Inspektur Remah'),
  intro: `{name} berteman dengan seorang detektif, Inspektur Remah.~,~ Mantelnya panjang, di tangannya kaca pembesar.~+, dan~ Pertanyaannya ada untuk semua orang. “Malam ini bagus,” kata {name}. “Oh ya?” kata Inspektur Remah. “Siapa lagi yang melihatnya?”`,
  quirk: `Inspektur Remah membungkuk pada sebuah sendok. “Waktu makan malam kamu di mana?” Sendok tidak menjawab.~+, dan~ Inspektur Remah jadi merah jambu. “Aku tidak bisa berhenti bertanya,” katanya. “Bibiku pun kutanya dari mana kuenya.~+,~ Padahal buatannya, untukku.”`,
  again: `“Aku tidak akan bertanya,” kata Inspektur Remah, “selama aku kuat.” Wajahnya merah, topinya mulai terangkat. “Dan kamu mau ke mana?” serunya, waktu {tiny.one} lewat. “Pulang,” jawabnya, “kalau boleh.” [“Itu hampir sembilan detik,” kata {name}.]`,
  try: `Inspektur Remah mengangkat kacanya. “Nah,” katanya kepada {being}. “Tawamu terakhir terlihat di mana?” Matanya sebesar piring kecil.~+, dan~ Waktu berkedip, semua terpaksa tertawa. “Sekarang hilang lagi,” kata {being}, sebelum sempat dicatat.`,
  payoff: `“Tanyai jalannya,” kata {name}, “semua.” Inspektur Remah pergi dari satu ke berikutnya dengan kacanya. “Dan *kamu* ke mana?” Semua membalas tatapannya, kecuali satu. “Aha,” katanya. “Yang ini menyembunyikan sesuatu. Tujuannya!”`,
  proud: `Inspektur Remah menulis *Selesai* di bukunya, lalu bertanya kepada {name} bagaimana ejaannya, cuma karena senang bertanya.`,
  asleep: `“Satu pertanyaan terakhir,” kata Inspektur Remah dari bawah topi. “Ya?” kata {name}. “Nanti saja,” katanya. Dari semua pertanyaannya, itu yang pertama bisa nanti. Di dadanya, di dalam kaca, satu kancing sebesar bulan naik pelan.~+,~ Lalu turun pelan.`,
};

export const hush: PalTelling<IndonesianNoun> = {
  noun: called('Bu Senyap'),
  intro: `Teman {name}, detektif Bu Senyap, memakai mantel kelabu, sarung tangan kelabu, dan topi kelabu, supaya tidak kelihatan. “Kamu tidak melihatku,” katanya dari kolong meja dapur. “Aku menyelidiki siapa yang menjatuhkan remah.” “Aku,” kata {name}.`,
  quirk: `“Sekarang kita jalan tanpa bunyi,” kata Bu Senyap.~+, dan~ *ngiik*, kata sepatunya. Ia berjinjit, dan bunyinya *ngiiik*. “Semua sepatuku begitu,” katanya, merah di bawah topi kelabu. “Pencuri di jalan sebelah dengar.~+,~ Lalu melambai.”`,
  again: `Bu Senyap mengikatkan syal di setiap sepatunya. Selangkah.~+,~ Dan hampir bukan ngiik, cuma *mmf*. “Siapa bawa tikus di situ?” tanya {tiny.one} yang lewat. “Kamu tidak dengar apa-apa,” kata Bu Senyap.`,
  try: `“Serahkan {being} padaku,” kata Bu Senyap. “Aku mengendap dengan kejutan manis.” *Ngiik.* “Kedengaran,” kata {being}. Bu Senyap berdiri di satu kaki.~+,~ Lalu, *ngiik*, di kaki satunya. “Kejutannya apa?” tanya {being}. “Tadinya cuma aku,” kata Bu Senyap.`,
  payoff: `“Bisa mengendap?” tanya {name}. “Sepelan-pelannya?” “Justru itu sepatuku paling parah,” kata Bu Senyap. “Itu dia,” kata {name}.~+,~ Maka ia mengendap di tempat, pelan sekali, *ngiik… ngiiik… NGIIIK*. Duduklah yang tidur.~, karena~ Tidak ada yang bisa tidur kalau orang sedang tidak berisik.`,
  proud: `“Kalian dengar aku,” kata Bu Senyap kepada semua orang. *Ngiik.* “Dengar, kan?”`,
  asleep: `Bu Senyap melepas sepatunya.~+,~ Lalu menaruhnya berjajar di kolong ranjang.~, dan~ Dengan kaus kaki ia berjalan ke bantalnya, tanpa bunyi sama sekali. “Kamu tidak mendengarku,” katanya. Kali ini {name} memang tidak.`,
};
