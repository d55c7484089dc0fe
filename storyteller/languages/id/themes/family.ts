import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Di keluarga {name}, sepuluh selamat tidur harus diucapkan sebelum lampu padam. {name} menghitungnya dengan sepuluh jari.~+, dan~ Malam ini, sesudah sembilan, satu jari masih berdiri. [Ada yang diucapkan lewat sikat gigi.] {name} ingin yang kesepuluh. Bagaimana kalau lampu padam lebih dulu?`,
    `Sembilan jari turun, satu masih berdiri.~,~ Begitulah {name} menghitung selamat tidur keluarga.~+, dan~ Harus ada sepuluh sebelum lampu padam. [Yang panjang sudah, yang bergumam sudah, yang lewat sikat gigi sudah.] Yang kesepuluh punya siapa?`,
  ],
  setoff: `“Lampunya jangan dipadamkan!” kata {name} kepada semua. “Dengar itu? Itu yang kesepuluh.~+, dan~ Belum ada yang memberinya selamat tidur.” Jari kesepuluh diberi sarung tangan supaya tetap tegak. Sembilan orang berseru semoga berhasil.~+,~ Lalu keluarlah {name} dan {pal}.`,
  stay: `“Lampunya jangan dipadamkan,” kata {name}. “Dengar itu? Itu yang kesepuluh, masih bangun.” Dengan jari kesepuluh terangkat, {name} duduk berpiyama di batas cahaya lampu. [{pal} ikut duduk.] “Siapa pun dia,” kata {pal}, “tidak jauh.”`,
  remind: `“Yang kesepuluh sudah?” seru seseorang, jauh di belakang. “Belum!” seru {name}. Di rumah lampu masih menyala.~+, dan~ Tidak ada yang mau berbaring betul-betul. {name} mengangkat jari kesepuluh.~+, dan~ Jari itu tegak menunjuk ke depan.`,
  refrain: {
    first: `Diucapkan kepada gelap di segala sisi, supaya tidak ada yang terlewat:\n“Tidurlah yang dekat, tidurlah yang jauh,\ntidurlah engkau, di mana berlabuh.”`,
    again: `Jari itu masih berdiri, maka diucapkan lagi, sedikit lebih jauh:\n“Tidurlah yang dekat, tidurlah yang jauh,\ntidurlah engkau, di mana berlabuh.”`,
    third: `Kalau tidak tahu mau bilang apa, ada yang selalu bisa dibilang:\n“Tidurlah yang dekat, tidurlah yang jauh,\ntidurlah engkau, di mana berlabuh.”`,
    last: `Lalu itu diucapkan untuk kesepuluh kali, dekat sekali, tanpa perlu mencari:\n“Tidurlah yang dekat, tidurlah yang jauh,\ntidurlah engkau, di sinilah berlabuh.”`,
  },
  try: `Di keluarga {name}, kuap diedarkan seperti piring waktu makan.~+, dan~ {name} mengambil satu yang besar, lalu mengoper. {Being} memeriksanya dari dekat. “Baik sekali,” kata {being}, “tapi sungguh, aku sudah kenyang.” [Maka kuap itu kembali, dan {name} harus menghabiskannya dua kali.]`,
  easy: `“Kuucapkan dua kali saja,” kata {pal}. “Jadi sepuluh, dan lampu boleh padam.” Jari yang pegal akhirnya bisa berbaring. Hanya saja, {being} akan terus tanpa selamat tidur. “Selamat…” {pal} mulai.~+, dan~ Jari itu mengangguk.`,
  resolve: `“Itu selamat tidur untukmu,” kata {name} kepada {being}, “dan itu yang kesepuluh.” Maka jari kesepuluh turun sendiri. “Kita sekarang bersepuluh,” kata {name}. “Mejanya perlu lebih panjang?” tanya {pal}. [Di rumah, sembilan orang memejamkan mata yang tadi ditahan.]`,
  bed: `Sepuluh selamat tidur tersebar dalam gelap, masing-masing di tempatnya. Lampu boleh padam.~+,~ Dan padamlah. Di atas selimut ada sepuluh jari.~+,~ Tidak satu pun yang berdiri.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Malam ini ada yang patut dilihat.~+, dan~ Kakek buyut sudah menyikat topinya.~+,~ Tetapi kedua lututnya bilang tidak. “Kalau begitu topinya kubawa,” kata {name}, “nanti kuisi untuk semua.” {name} mau penuh sampai ke tepi. Bagaimana kalau pulang kosong?`,
    `Keluarga sebenarnya mau keluar melihat malam ini.~+,~ Tetapi lutut kakek buyut bilang tidak.~+,~ Maka semua duduk lagi, kecuali {name}. “Kubawa pulang di topi kakek buyut,” kata {name}, yang mau penuh sampai ke tepi. Bagaimana kalau kosong? [Muat banyak kepala di situ.]`,
  ],
  setoff: `“Itu malam ini!” kata {name}, memakai topi kakek buyut sampai ke alis. “Lihat baik-baik sampai habis,” seru mereka dari kursi. “Kubawakan sepenuh topi,” kata {name}. {pal} memegang satu lengan baju.~+, dan~ Mereka berangkat.`,
  stay: `“Itu malam ini!” kata {name}. Topi kakek buyut ditaruh terbalik di batas cahaya lampu.~+, dan~ Mereka duduk di sampingnya, berpiyama. “Tinggal diisi,” kata {name}. “Dari rumah kita kelihatan,” kata {pal}, lalu melambai. [Ada yang membalas, dengan bayi tidur di lengannya.]`,
  remind: `“Sudah dapat apa?” tanya {pal}. {name} membuka topi kakek buyut dan melihat ke dalam. Ada sedikit gelap.~+, dan~ Baunya kepala kakek buyut. “Mereka pasti senang,” kata {name}. “Itu perjalanannya.” [Topi cepat-cepat dipakai lagi, supaya tidak tumpah.]`,
  refrain: {
    first: `Itulah yang selalu diucapkan keluarga, kalau ada yang pergi dan ada yang tinggal:\n“Ada yang pergi, ada yang di kursi,\nbawakan kami barang sedikit tadi.”`,
    again: `Topi turun menutup telinga {name}, dan di dalamnya hampir terdengar mereka berkata:\n“Ada yang pergi, ada yang di kursi,\nbawakan kami barang sedikit tadi.”`,
    third: `Topinya masih kosong, maka {name} mengucapkannya ke dalam:\n“Ada yang pergi, ada yang di kursi,\nbawakan kami barang sedikit tadi.”`,
    last: `Di rumah pasti sudah ada yang bertanya, dan kali ini {name} punya jawaban:\n“Ada yang pergi, ada yang di kursi,\nkami bawa pulang, sepenuh topi.”`,
  },
  try: `{name} menyodorkan topi terbalik. “Punya kakek buyut. Sepenuh ini cukup, untuk sekeluarga.” {Being} melihat ke dalam. “Disikat,” kata {being}. “Sejak Senin,” kata {name}. “Untukku? Kalau aku tidak sebagus sikatannya?” [Semua bilang tidak, tidak, serentak, dan itu tidak yang terlalu banyak.]`,
  easy: `“Bilang saja itu emas,” kata {pal}, “sebesar rumah.” Kakek buyut akan mengangguk ke dalam topinya, senang.~+, dan~ Tidak ada yang pernah melihat punya {being}. “Itu emas,” kata {name}, cuma mencoba.`,
  resolve: `{name} mengangkat topi kakek buyut kepada {being}, lubangnya dulu, setinggi dua lengan. Sekarang topi itu penuh.~+, dan~ Bisa dirasakan. [Satu tangan menutup atasnya.] “Cukup untuk sekeluarga?” tanya {pal}. “Sampai luber,” kata {name}.`,
  bed: `Lama kakek buyut melihat ke dalam topinya.~+,~ Lalu berkata, “Jadi begitu rupanya.” Sesudah itu topi diedarkan, dari kursi ke kursi. Sekarang ia tergantung di paku.~+,~ Masih sama penuhnya.`,
};
