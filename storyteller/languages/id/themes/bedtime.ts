import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title} yang Tidak Bisa Tidur`,
  want: [
    `Besok ada kue dadar.~,~ Adonannya sudah di mangkuk, di bawah piring.~+, dan~ {name} mau tidur jam delapan.~, karena~ Itulah jalan pintas ke kue dadar.~+,~ Tetapi bagaimana kalau tidur tidak mau datang?`,
    `Adonan sudah menunggu di bawah piring.~+, dan~ Besok jadi kue dadar. {name} naik ranjang lebih awal supaya cepat sampai. [Pejam, buka, lalu ada gula merah cair.] Tetapi bagaimana kalau malam ini mata tidak mau pejam?`,
  ],
  setoff: `“Kalau begitu terus, tidak ada yang bisa tidur,” kata {name}. “Besoknya tidak datang-datang.” “Lalu kue dadarnya?” tanya {pal}. Mantel langsung terpasang. “Kita cari orangnya,” kata {name}, “lalu kita tidurkan.” Dan mereka berangkat.`,
  stay: `“Kalau begitu terus, besoknya tidak datang-datang,” kata {name}. “Kue dadarnya bagaimana?” tanya {pal}. Berdua, berpiyama, mereka pergi sampai batas cahaya lampu. “Suaranya dekat,” kata {name}. “Dekat sekali,” kata {pal}.~+,~ Maka mereka duduk menunggu.`,
  remind: `Mereka berhenti mendengarkan suara itu.~+, dan~ Suaranya lebih dekat daripada tadi. Di sekeliling, semua yang seharusnya tidur sedang duduk memandangi {name}. “Kami sedang ke sana,” kata {name} kepada mereka. [“Jaga bantal supaya tetap hangat.”]`,
  refrain: {
    first: `Untuk menemani gelap mereka mengarang lagu, dan lagunya pendek:\n“Siapa masih bangun? Siapa masih bangun?\nMasih ada satu, ampun, ampun, ampun!”`,
    again: `Mereka mendengarkan, suaranya masih sama saja, maka mereka bernyanyi lagi:\n“Siapa masih bangun? Siapa masih bangun?\nMasih ada satu, ampun, ampun, ampun!”`,
    third: `{name} memandang {pal}, {pal} memandang {name}, dan napas mereka hampir tidak cukup:\n“Siapa masih bangun? Siapa masih bangun?\nMasih ada satu, ampun, ampun, ampun!”`,
    last: `Lalu, begitu pelan sampai hampir tinggal udara, lagu itu dinyanyikan terakhir kali, dan sudah berubah:\n“Siapa masih bangun? Siapa masih bangun?\nTidak satu pun, ampun, ampun, ampun.”`,
  },
  try: `“Berhitung itu membuat kantuk,” kata {pal}.~+,~ Maka mereka berhitung untuk {being}, satu, dua, tiga, pelan dan membosankan. Pada empat puluh {name} menguap, dan pada lima puluh {pal}.~+,~ Tetapi {being} malah ingin tahu, sesudah sejuta ada apa.`,
  easy: `“Sumbat telinga, kita bisa tidur,” kata {pal}, “lalu kue dadar.” {name} mencoba.~+, dan~ Rasanya empuk, seperti di bawah selimut. Di luar, {being} terus saja, tanpa ada yang mendengar. “Enak?” tanya {pal}. Kepala {name} mulai mengangguk.`,
  resolve: `Begitu sunyinya, kuap yang datang pun terdengar. Mula-mula {name} yang kena.~+,~ Lalu {pal}. “Berapa jauh ke kue dadar?” “Kira-kira tiga kuap,” kata {name}, “dan barusan itu yang pertama.” Tidur sudah di jalan.`,
  bed: `Di dapur, adonan menunggu di bawah piringnya. Di ranjang, jalan pintas sudah hampir habis.~+,~ Tinggal satu kuap lagi.~+, dan~ Sesudah itu pagi.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Yang terakhir dilihat {name} setiap malam adalah cangkir cokelat bertelinga satu, di samping ranjang. Yang dilihat terakhir itulah yang masuk mimpi.~+,~ Jadi {name} selalu mimpi cangkir. Malam ini {name} mau yang lebih bagus.~+,~ Tetapi bagaimana kalau cangkir lagi?`,
    `“Mimpi apa?” tanya mereka waktu sarapan. “Cangkir,” kata {name}. Cangkir itu berdiri di samping ranjang.~+, dan~ Selalu jadi yang terakhir kelihatan. Malam ini {name} ingin tertidur dengan sesuatu yang lebih bagus.~+,~ Tetapi kalau cangkir lagi?`,
  ],
  setoff: `“Dengan *itu* aku mau tertidur,” kata {name}. “Kita lihat sampai kenyang.” Cangkir dibalik menghadap tembok, dengan sopan.~+,~ Lalu mantel dipakai. “Kalau berkedip di jalan pulang?” tanya {pal}. “Kedip tidak dihitung,” kata {name}. “Cuma yang terakhir, yang panjang.”`,
  stay: `“Yang *itu* mau kubawa tidur,” kata {name}. Mereka duduk berpiyama di batas cahaya lampu, keempat mata terbuka lebar. “Kalau berkedip?” tanya {pal}. “Tidak apa-apa,” kata {name}. “Yang dihitung cuma kedip terakhir, yang panjang.”`,
  remind: `“Lihat aku,” kata {pal}.~, dan~ {name} memandang {pal} kuat-kuat, lalu memejamkan mata. “Aku ada di dalam?” “Tidak, masih cangkir.” Cangkir itu sudah terlalu sering masuk.~+,~ Jadi tidak mau keluar. “Perlu yang besar,” kata {pal}, “untuk berdiri di depannya.”`,
  refrain: {
    first: `Mereka mencoba mata masing-masing, masih bisa dipejamkan atau tidak:\n“Pejamkan mata, tampak apa di situ?\nHanya cangkirku, memandangi aku.”`,
    again: `“Cangkirnya sudah pergi?” tanya {pal}, lalu mereka memejamkan mata dan melihat:\n“Pejamkan mata, tampak apa di situ?\nHanya cangkirku, memandangi aku.”`,
    third: `Belum ada apa-apa untuk ditaruh di depan cangkir, jadi mereka bernyanyi:\n“Pejamkan mata, tampak apa di situ?\nHanya cangkirku, memandangi aku.”`,
    last: `Mereka melihat sampai kenyang, memejamkan mata, dan menyanyikan isinya:\n“Pejamkan mata, tampak apa di situ?\nSemuanya, semuanya, memandangi aku.”`,
  },
  try: `“Aku cuma perlu lihat sebentar,” kata {name}. “Lalu mataku pejam, dan kamu kusimpan.” “Berapa lama?” tanya {being}. “Sampai sarapan.” “Sepanjang *malam*?” Tadinya {being} cemas soal satu menit.~+, dan~ Sekarang jadi semalam suntuk.`,
  easy: `“Ini saja sudah lebih bagus daripada cangkir,” kata {pal}. Benar, cukup satu kedip panjang yang hangat. Hanya saja, kalau nanti {being} berani, mata {name} sudah tertutup.~+, dan~ Kelopaknya sudah turun separuh.`,
  resolve: `{name} memandang {being}.~+,~ Lalu memejamkan mata, seperti menutup panci. “Masuk semua?” tanya {pal}. “Sampai ke pinggir,” kata {name}. “Cangkirnya?” {name} melihat-lihat ke dalam. “Ikut juga,” kata {name}. “Dia mau lihat yang lebih bagus.”`,
  bed: `Di samping ranjang berdiri cangkir itu, diputar supaya melihat ke arah yang sama dengan {name}.~,~ Isinya gelap sampai penuh.~+,~ Lalu kedip panjang itu datang.~+, dan~ Menetap.`,
};
