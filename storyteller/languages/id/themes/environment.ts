import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Setiap malam {name} menaruh sepiring remah untuk yang kecil-kecil, untuk {tiny} dan kawan-kawannya. Mereka hanya datang kalau sunyi.~+, dan~ Malam ini piringnya masih penuh. {name} ingin semuanya dimakan.~+,~ Tetapi bagaimana kalau tidak ada yang berani?`,
    `Piring itu penuh remah.~+,~ Padahal seharusnya sudah kosong. Tiap malam {name} menaruhnya untuk {tiny} dan yang kecil-kecil lain. Mereka makan hanya kalau sunyi.~+, dan~ Tadi tidak ada yang datang. Bagaimana kalau tidak ada yang berani?`,
  ],
  setoff: `“Gara-gara suara itu!” kata {name}. “Siapa mau keluar makan?” Wajah-wajah kecil mengintip dari bawah ini dan itu, lalu masuk lagi. “Kita lihat, bisa dikecilkan atau tidak,” kata {pal}. Piring ikut dibawa.~+,~ Ditutup piring lain.`,
  stay: `“Itu karena suaranya!” kata {name}. “Siapa mau keluar makan?” Berpiyama, mereka menaruh piring tepat di batas cahaya lampu.~, dan~ Wajah-wajah kecil mengintip, lalu masuk lagi. “Sekarang suaranya ke sini,” kata {pal}, “ke meja makan.”`,
  remind: `Mereka berhenti dan membuka tutup piring. Ada yang kecil sekali berjalan di belakang.~+,~ Ternyata {tiny}, ikut menjaga. “Silakan mulai,” kata {name}. Tepat saat itu suaranya datang lagi.~+, dan~ {tiny} masuk ke bawah bibir piring. [“Kami tahu,” kata {pal}.]`,
  refrain: {
    first: `Begitulah yang kecil-kecil dipanggil di rumah {name}, hampir tidak lebih keras daripada napas:\n“Mari keluar, hari sudah malam,\nada makanan di piring yang diam.”`,
    again: `Di antara dua bunyi ada celah, pas untuk mengucapkannya:\n“Mari keluar, hari sudah malam,\nada makanan di piring yang diam.”`,
    third: `{name} mengumpulkan remah yang ada, menatanya lagi, dan memanggil:\n“Mari keluar, hari sudah malam,\nada makanan di piring yang diam.”`,
    last: `Sebenarnya tidak perlu lagi, karena semua sudah datang, maka diucapkan sebaliknya:\n“Mari pulang, hari sudah malam,\npiring kosong dan semua diam.”`,
  },
  try: `{name} menaruh piringnya. “Yang kecil-kecil datang kalau tidak ada suara.” “Ada yang mau datang?” kata {being}. Begitu senangnya, sampai lepas. “MAKAN!” Dan langsung tidak ada satu wajah kecil pun. “Mereka tidak menjawab,” kata {being}. [“Tidak pernah.”]`,
  easy: `“Agak jauh dari sini sunyi,” kata {pal}. Yang kecil-kecil pasti datang.~+, dan~ Makan sampai piring mengilap. Di sini {being} akan terus begitu, tanpa siapa-siapa. {name} sudah mengangkat piring.~+, dan~ Menarik napas untuk memanggil.`,
  resolve: `Akhirnya cukup sunyi.~+, dan~ Yang pertama sampai ke piring adalah {tiny}.~+,~ Lalu datang semuanya.~+, dan~ Kunyahan yang kecil-kecil pun terdengar. “Mereka duduknya menempel pada {being},” bisik {pal}.`,
  bed: `Piring itu berdiri di tempatnya, kosong, kecuali satu remah. Remah itu di tengah, untuk terima kasih. Yang kecil-kecil sudah masuk, kenyang.~+, dan~ Gelap menjadi bersih dan tenang.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Setiap malam {name} berkeliling.~+, dan~ Lampu yang tidak dipakai dipadamkan.~+,~ Tetapi selalu ada satu cahaya tersisa. [Begitu berbaring, ia mengintip dari balik tirai atau kendi.] Malam ini {name} mau memadamkan semuanya. Bagaimana kalau gelap tidak pernah jadi gelap?`,
    `Selalu ada satu cahaya tersisa. Tiap malam {name} berkeliling memadamkan yang tidak dipakai.~+,~ Lalu, di ranjang, masih ada satu lagi. Malam ini {name} mau dapat semuanya. Bagaimana kalau gelap tidak pernah sempat jadi gelap?`,
  ],
  setoff: `“Yang begitu perlu gelap,” kata {name}, “dan lihat di luar itu!” Di sini ada lampu menyala entah untuk siapa, di sana satu lagi. “Kita berkeliling sambil jalan.” Mereka membawa kantong.~+, dan~ Penutup teko untuk yang terlalu terang.`,
  stay: `Sekali lagi {name} berkeliling, dalam piyama.~+, dan~ {pal} mengikuti. [Yang ini dipadamkan, yang itu ditutup.] Satu lampu kecil dibawa, dikecilkan sampai sebesar remah.~,~ Di situ mereka duduk.~+, dan~ Membiarkan gelap naik. Isinya lebih banyak daripada yang disangka.`,
  remind: `Berkelilingnya lancar. Setiap lampu yang menyala sia-sia dipadamkan.~+, dan~ Yang tercecer masuk kantong. Satu cahaya tidak punya sakelar, jadi diberi penutup teko. “Sekarang lihat ke belakang,” kata {name}.~, dan~ Di sana gelap semua.`,
  refrain: {
    first: `Untuk berkeliling ada syairnya, diucapkan dengan satu jari siap menekan:\n“Simpan yang ini, padamkan yang itu.\nGelap itu apa, siapa yang tahu?”`,
    again: `Padam lagi satu, dan di atas sepotong gelap yang baru mereka berkata:\n“Simpan yang ini, padamkan yang itu.\nGelap itu apa, siapa yang tahu?”`,
    third: `Masih ada yang menyala? Mereka melihat ke sana-sini, lalu mengulang supaya yakin:\n“Simpan yang ini, padamkan yang itu.\nGelap itu apa, siapa yang tahu?”`,
    last: `Lalu tibalah bait terakhir, dan pertanyaannya sudah tidak ada:\n“Simpan yang ini, padamkan yang itu.\nGelap untuk ini, sekarang tahu.”`,
  },
  try: `“Belum cukup gelap,” kata {name}, dan pesan itu dioper sepanjang barisan. Semua lampu kecil padam, sampai tidak ada yang melihat apa-apa. “Mereka masih di situ?” tanya {being}. “Sekarang aku tidak bisa lihat wajah mereka ramah atau tidak.” [Maka satu lampu dinyalakan lagi.]`,
  easy: `Kalau {being} tetap gelap, beres sudah. Tidak ada satu cahaya pun tersisa.~+, dan~ {name} dapat semuanya. Semua akan pulang tanpa pernah melihat apa yang dimiliki {being}. “Ya sudah, bagus…” kata {name} kepada semua orang.`,
  resolve: `{name} melihat berkeliling, seperti di akhir setiap putaran.~+, dan~ Tidak ada lampu yang menyala sia-sia. “Sudah semua,” kata {name}. Hanya satu yang bersinar.~+, dan~ Itu {being}. “Yang itu biarkan,” kata {pal}. “Untuk itulah gelapnya.”`,
  bed: `Selesai berkeliling, {name} berbaring menunggu cahaya yang selalu tersisa. Tidak ada yang mengintip.~+, dan~ Gelapnya gelap sampai ke dalam, seperti manggis.~+,~ Empuk di segala sisi.`,
};
