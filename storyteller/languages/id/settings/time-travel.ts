import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'time-travel', IndonesianNoun> = {
  tiny: {
    noun: noun('jangkrik', 'seekor jangkrik'),
  },
  home: [
    `Di belakang rumah {name}, lewat gerbang hijau, ada Gang Belakang, tempat semua tahun berdiri berdampingan. Kalau sore setiap tahun menyalakan lampunya sendiri.~+, dan~ Dari dapur kelihatan.`,
    `{name} tinggal di ujung Gang Belakang, yang menuju tahun-tahun lain lewat gerbang hijau. Kalau malam, dari ranjang tercium makan malam setiap tahun.`,
  ],
  back: `Mereka pulang.~+, dan~ Tahun-tahun lewat ke arah sebaliknya. Baunya arang, lalu jerami, lalu tidak begitu ada.~+,~ Dan itu sekarang. Di ujung, di belakang rumah {name}, gerbang hijau terbuka, dan sedikit malam ini sudah tumpah ke luar.`,
  night: {
    dark: `Malam datang ke semua tahun sekaligus. Di sini lampu dinyalakan dengan sakelar, di sana dengan korek.~+, dan~ Jauh di bawah dua orang masih meniup ranting.~+,~ Lalu bulan naik.~+,~ Bulan yang sama, cuma lebih muda.`,
    deep: `Sekarang malam di semua tahun.~+, dan~ Satu tahun tidak bisa dibedakan dari yang lain. Ranjangnya ada yang jerami, ada yang bulu, ada yang rak.~+,~ Tetapi wajah orangnya sama, wajah yang dipakai semua orang tidur.`,
  },
  hush: {
    one: `Mula-mula mesin berhenti. Di satu tahun sebuah kereta mengembuskan uapnya, pahhh, seperti bibi duduk.~+, dan~ Di tahun berikutnya gerobak ditidurkan, satu roda demi satu roda.`,
    two: `Sesudah itu hewan-hewan. Kuda berhenti menggeser kaki.~+, dan~ Anjing punya satu gonggongan lagi, lalu menyimpannya. Jauh di ujung gang, yang berleher panjang menelan.~+,~ Dan itu agak lama.`,
    three: `Lalu tinggal lampu. Yang putih dipadamkan, yang kuning ditiup, fuu.~+, dan~ Di api terakhir seseorang menaruh abu seperti selimut. Tinggal bulan. Bulan belum pernah berbunyi.`,
  },
  facts: {
    one: `Di atas pintu tergantung jam berjarum satu. “Satunya mana?” tanya {name}. “Belum terpikir orang,” kata {pal}. “Ratusan tahun jam cuma menunjukkan jam.~+,~ Dan tidak ada yang mencari menitnya.” “Jadi tidak ada yang terlambat lima menit?” “Harus sejam penuh,” kata {pal}.`,
    two: `“Sebelum ada penghapus, orang pakai apa?” tanya {name}. “Roti,” kata {pal}. “Bagian lunaknya dikepal, lalu digosokkan.~+, dan~ Pensilnya hilang.” {name} membayangkan semua orang itu. “Sesudah selesai?” “Kurasa,” kata {pal}, “salahnya dimakan.”`,
    three: `Mereka berhenti memandang bulan, yang sama seperti di rumah. “Di sini agak lebih dekat,” kata {pal}. “Tiap tahun ia menjauh sedikit, kira-kira sepanjang kuku tumbuh setahun.” {name} melihat sepuluh kuku.~+,~ Lalu ke atas. “Kalau begitu lambaikan sekarang,” kata {name}, “selagi dekat.”`,
  },
  places: {
    street: {
      noun: noun('jalan bergambar', 'sebuah jalan bergambar'),
      arrive: `Di tahun ini papan tidak pakai kata.~, karena~ Hampir tidak ada yang bisa membaca.~, dan~ Di atas satu pintu tergantung sepatu, di atas berikutnya ikan. “Sepatu,” baca {name} sepanjang jalan. “Ikan. Kunci. Roti.” Yang terakhir gigi.~+,~ Jadi mereka berjalan agak cepat.`,
    },
    station: {
      noun: noun('stasiun uap', 'sebuah stasiun uap'),
      arrive: `Di sini stasiun dari zaman uap.~+, dan~ Seluruhnya di dalam awan.~+,~ Baunya arang dan besi basah. Di tengahnya ada yang besar dan hitam bernapas. “Awas anak tangga,” kata awan itu.`,
    },
    ferns: {
      noun: noun('tahun pakis', 'sebuah tahun pakis'),
      arrive: `Tahun ini begitu lama dulu sampai angkanya tidak muat di tiang.~, dan~ Yang ada cuma pakis setinggi rumah. Seekor capung lewat, selebar nampan teh.~+,~ Lalu melayang diam dan memandang.~+, karena~ Belum pernah melihat lutut.`,
    },
    fair: {
      noun: noun('pasar es', 'sebuah pasar es'),
      arrive: `Di tahun ini sungai beku begitu keras sampai kotanya pindah ke atasnya. Ada kios, ayunan, dan bau kue jahe. Seorang bapak mencetak nama orang di kartu.~+, dan~ Di sela-selanya tintanya dihangatkan di ketiak.`,
    },
  },
  helpers: {
    waker: {
      noun: noun('pembangun', 'seorang pembangun'),
      trouble: `Di tiang lampu bersandar seorang ibu bergalah panjang sekali, menahan matanya tetap terbuka. “Aku pembangun,” katanya. “Jam weker belum ada, jadi jam lima kuketuk jendela orang.~+,~ Tapi siapa mengetuk jendelaku? Aku tidak berani tidur.”`,
      help: `“Siapa masih bangun jam lima,” tanya {name}, “dari malamnya?” “Kucing,” kata pembangun. “Juga tukang lampu, yang berkeliling memadamkan.” “Memadamkannya pakai apa?” Mulut pembangun terbuka.~+, dan~ Tinggal begitu. “Pakai galah,” katanya.`,
      gift: `“Bawa yang tinggi,” kata pembangun. “Itu untuk lantai empat.” Galah bambu, tiga potong, ujungnya kawat bengkok. “Cuma tongkat, memang,” katanya. “Tapi sekali pernah membangunkan hakim.”`,
      back: `Di bawah jendela pembangun berdiri tukang lampu dengan daftar: *jam lima, pembangun*. {name} menaruh galah bambu di ambang pintu. Jendela itu terbuka. “Jam lima?” “Belum.” “Oh, *bagus*,” kata pembangun.~+,~ Lalu jendela itu turun.`,
      comes: `Di gang datanglah ibu bergalah panjang. “Aku pembangun,” katanya. “Aku membangunkan orang.” Lembut sekali ia mengetuk {being}. “Aku bangun,” kata {being}. “Oh,” kata pembangun. “Yah, cuma itu kerjaku.” [Maka ia duduk melihat kerja orang lain.]`,
      bye: `Pembangun menyandarkan galah panjangnya di tembok sendiri, galah itu mengetuk jendela sekali, kecil sekali, dan itulah selamat tidur.`,
    },
    gooseman: {
      noun: noun('gembala angsa', 'seorang gembala angsa'),
      trouble: `Gang itu penuh angsa.~+, dan~ Di tengahnya duduk seorang bapak, tidur. “Sembilan,” katanya waktu digoyang. “Sepuluh. Seb…” Mereka menggoyangnya lagi. “Harus kuhitung,” kata gembala angsa, “lalu aku tertidur. Jadi kubilang saja punyaku sebelas.”`,
      help: `“Mulai dari seratus,” kata {name}, “lalu turun.” Maka angsa-angsa lewat.~+, dan~ Gembala angsa menghitung. Pada sebelas ia menguap.~+,~ Tetapi tinggal sebelas juga. “Satu!” katanya kepada ekor terakhir. “Angsaku seratus!”`,
      gift: `“Hadiah apa,” kata gembala angsa, “untuk delapan puluh sembilan angsa?” Ia menyodorkan karung.~+, dan~ Hampir terjatuh, karena tidak ada beratnya. Isinya bulu angsa.~+,~ Dan memasukkan tangan ke situ rasanya seperti Minggu pagi.`,
      back: `Gembala angsa tidur di gang, di antara semua angsanya.~, lalu~ {pal} mengangkat kepalanya.~+, dan~ {name} menaruh karung bulu di bawahnya. Seekor angsa membuka mata. *Satu*, katanya.~+,~ Lalu mata itu ditutup.`,
      comes: `Gembala angsa datang dengan seekor angsa di tiap ketiak.~, dan~ Ia memandang {being}, angsanya juga. “Seekor angsa untuk teman duduk,” katanya, lalu menaruh satu. Tidak ada yang digigit, tidak ada yang berubah. [Jadi ia tinggal, memegangi kaki yang satunya.]`,
      bye: `Gembala angsa berbaring di tengah angsanya dan bilang selamat tidur kepada yang pertama, yang kedua, dan yang keti…`,
    },
    scribe: {
      noun: noun('penyalin buku', 'seorang penyalin buku'),
      trouble: `Di jendela terbuka duduk bapak bertudung cokelat. “Sebelas minggu aku di halaman ini,” kata penyalin buku, “lalu kucing lewat di atasnya.” Benar, kaki bertinta masuk dari satu sudut.~+, dan~ Keluar di sudut lain.`,
      help: `{name} menaruh jari di dekat satu tapak, satu bulatan besar, empat kecil. “Tinggal diberi tangkai,” kata {name}.~+,~ Maka penyalin buku menggambar tangkai.~+, dan~ Itu bunga. Semuanya dikerjakan, sampai jalan bunga menyeberangi halaman.`,
      gift: `Dari paku penyalin buku menurunkan lentera.~,~ Jendelanya empat, tidak satu pun kaca. “Kaca itu untuk orang kaya,” katanya. “Ini tanduk sapi.” Di dalam berbaring api sekecil kacang. “Api membaca. Ia berbaring sampai pintunya dibuka.”`,
      back: `Halaman bunga sudah selesai.~+, dan~ Di halaman berikutnya tidur kucing. “Harus kutunggu sampai dia bangun,” bisik penyalin buku. {name} menggantungkan lentera pada pakunya. Pintu kecilnya ditutup.~+, dan~ Api itu berbaring.`,
      comes: `Penyalin buku datang dengan tinta di hidung.~, dan~ Ia memandang {being}.~+,~ Lalu menuliskannya. “Sekarang kamu di dalam buku,” katanya, “biasanya itu membantu.” Tidak. Jadi ia duduk menunggu kalimat berikutnya.`,
      bye: `Penyalin buku menulis *selamat tidur* di halaman tersendiri, ekor hurufnya panjang, dan menungguinya sampai kering.`,
    },
  },
  objects: {
    pole: {
      noun: noun('galah bambu', 'sebatang galah bambu'),
      use: `“Galah lantai empat!” kata {name}. Tiga potongnya disambung.~+,~ Lalu naiklah ia, terayun seperti orang dibangunkan terlalu pagi. Kawat di ujungnya tok, tok, lalu menyangkut. Sekali ditarik, kuat.~+,~ Jadi mereka memanjat.`,
    },
    down: {
      noun: noun('bulu angsa', 'sekarung bulu angsa'),
      use: `{name} mengguncang karung yang tidak ada beratnya.~, dan~ Karung itu menggembung sebesar ranjang. Yang kecil dan kedinginan melangkah masuk, tenggelam, sampai tinggal wajahnya. “Berhenti,” kata wajah itu. “Apanya?” tanya {name}. “Dinginnya. Tadi masih di sini.”`,
    },
    lantern: {
      noun: noun('lentera tanduk', 'sebuah lentera tanduk'),
      use: `{name} membuka pintu kecil lentera tanduk.~, dan~ Api itu duduk, melihat sekeliling.~+,~ Lalu berdiri. Dari empat jendelanya keluar cahaya sewarna madu.~+, dan~ Gelap, yang tidak pernah belajar membaca, mundur selangkah.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini lampu habis.~+, dan~ Tahun berikutnya memang tidak pernah punya. Gelapnya jenis lama.~+, dan~ Mulainya di jari kaki {name}. Dari dalamnya terdengar napas, banyak sekali. “Siapa di situ?” tanya {name}. Napas itu menahan napas.`,
        after: `Sekarang kelihatan, gelap itu penuh orang yang duduk di ambang pintu. “Malam,” kata mereka. Lampu tidak punya, jadi mereka mendongeng.~+, dan~ Tadi menahan napas karena sampai di beruangnya. “Teruskan saja,” kata {name} sambil berjinjit lewat.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini tembok kota melintang di gang.~+, dan~ Gerbangnya tutup, karena di tahun ini tutupnya waktu matahari turun.~,~ Temboknya setinggi empat orang bertumpuk. “Kita dua,” kata {pal}.`,
        after: `Di atas tembok ada jalan kecil.~+, dan~ Stoking belang para penjaga dijemur di situ. Dari atas semua tahun terlihat bersama.~+,~ Lalu mereka turun lewat tangga yang gampang.~+,~ Di bawah stoking-stoking.`,
      },
    },
    call: {
      one: {
        meet: `Di sini kereta malam memenuhi gang dari pagar ke pagar.~,~ Keempat kudanya tidur berdiri.~+, dan~ Di dalamnya enam orang tidur saling bersandar. “Permisi,” kata {name}. Sebuah topi turun menutup sebuah hidung.`,
        after: `Semua bangun sekaligus.~+, dan~ Kereta itu menarik diri dari pagar seperti kaki dari sepatu bot. Dari jendelanya keluar enam kepala. “Sudah sampai?” tanya mereka. “Sudah lebih dekat,” kata {name}, yang memang benar, semeter.~+, dan~ Gang itu bebas.`,
      },
    },
    soft: {
      one: {
        meet: `Di sini ada palang bayaran.~+, dan~ Di sampingnya duduk anak dodo. “Satu sen,” katanya, “dan harus kuhitung.” Tetapi paruhnya gemeretuk kedinginan. “Satu. Bukan. Satu. Aku menghitung di kaki, dan kakiku tidak terasa.”`,
        after: `“Satu!” seru anak dodo. “Kakiku kembali! Satu!” Palang naik. Datanglah bibi besar kelabu, berlari, yang pada dodo kebanyakan menyamping. “Dihitung betul?” tanyanya. “Dua kali,” kata anak dodo. “Dua-duanya satu.”`,
      },
    },
    way: {
      one: {
        meet: `Di sini gang pecah enam, masing-masing bertiang.~+,~ Tetapi tahunnya ditulis cara Romawi, M, X.~+,~ Lalu sederet lidi. “Yang ini bunyinya *mix*,” kata {pal}, “yang itu *mmm*.”`,
        after: `Yang benar tahun yang ada alurnya. Begitu banyak gerobak lewat situ sampai batunya beralur dua.~+, dan~ Mereka memakai satu seorang, seperti dua kereta. “Semua orang pernah lewat sini,” kata {pal}. “Berarti ada ujungnya,” kata {name}.`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('jam minggat', 'sebuah jam minggat'),
  title: `Jam yang Minggat`,
  sign: `Ting, byur, gosok-gosok. Dari balik gerbang hijau, dari Gang Belakang tempat tahun-tahun berdiri, datang bunyi itu.~+,~ Lalu mulai lagi. Bunyinya makan malam, mandi, sikat gigi. Sepanjang gang mereka duduk di ranjang. “Mestinya,” kata mereka, “anak itu sudah bersih.”`,
  trace: `Di batu gang ada bekas basah, hangat, berbau sabun. Di depan ada lagi, lalu lagi.~+, dan~ Jejak kaki tidak ada. “Ada yang keluar bersama bak mandinya,” kata {name}. “Dengan kaki kecil bak itu?” kata {pal}.`,
  found: `Di Gang Belakang, di antara dua tahun, tergantung benda bulat kuning seperti kap lampu. Itu sebuah jam, dan dalamnya bisa dilihat, makan malam kecil, mandi kecil, sikat gigi kecil. “Aku jam tujuh sampai delapan,” engahnya. “Aku minggat. Jangan bilang jam delapan!”`,
  near: `Sesuatu yang bulat dan kuning membentur gerbang hijau. Sebuah jam, dan di dalamnya ada makan malam kecil, mandi kecil, sikat gigi kecil. “Aku jam mandi,” katanya. “Aku lolos, dan tidak mau kembali.” Ting, byur, gosok-gosok.`,
  first: `{name} mencoba kuap pada jam itu, yang besar.~+, dan~ {pal} ketularan.~+,~ Lalu mengembalikannya kepada {name}. “Apa itu?” tanya jam. “Aku tidak punya. Pasti letaknya sesudah jam delapan.” Byur! Dan ia sudah makan malam lagi.`,
  second: `“Duduklah lima menit saja,” kata {name} kepada jam. “Dengan senang hati. Lima yang mana?” tanyanya. “Punyaku enam puluh.” Dipilihlah lima yang di dalam handuk hangat. “Itu enak,” kata jam. “Barusan sudah.” Ting, byur, gosok-gosok.`,
  why: `“Di dalamku ada mandi, ada dongeng,” kata jam yang minggat. “Tapi tepat di bagian terbaik datang jam delapan, dan aku habis. Besok jam baru memakai namaku.~+,~ Jadi kalau aku berhenti, tidak ada yang tahu aku pernah di sini.”`,
  settled: `Jam yang minggat berhenti berkecipak. “Kalau habis,” kata {name}, “jam masuk gang ini. Semuanya masih ada.~+, dan~ Kami kenal namanya.” Di situ berdiri tahun-tahun dengan lampunya. Ada satu celah, dan jam itu pas. Ting, katanya pelan.~+,~ Lalu jam delapan masuk berjinjit.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('balon kertas', 'sebuah balon kertas'),
  title: `Balon Kertas`,
  sign: `Di Gang Belakang ada malam yang datang sekali setahun. Malam itu balon kertas besar naik.~+,~ Dan itu malam ini. Nenek sebelah pernah melihatnya sekali. “Ada dombanya,” katanya.~+, dan~ Tidak mau bilang lebih.`,
  trace: `Di puncak tiang lampu, lebih tinggi daripada tangan siapa pun, tersangkut sedikit wol. “Dari domba,” kata {pal}. “Domba tidak bisa memanjat,” kata {name}.~, dan~ Di lampu berikutnya tersangkut bulu bebek. “Kecuali kalau mengejar bebek,” kata {pal}.`,
  found: `Di tahun lama Gang Belakang balon kertas melayang di atas rumput, biru, bermatahari emas, dan keriput seperti kismis. Di keranjangnya berdiri domba, bebek, dan ayam jago.~,~ Sekelilingnya duduk orang dari semua tahun. Balon itu tetap di tempatnya.`,
  near: `Di atas gerbang hijau bersandar sesuatu yang besar dan biru, bermatahari emas. Balon kertas, dengan seekor domba di keranjangnya. “Ini sudah atas?” tanya balon. “Bukan, ini gerbang,” kata {name}. Orang dari semua tahun datang menunggu.`,
  first: `“Mungkin dombanya terlalu berat,” kata {name}, lalu domba itu mereka turunkan. Balon kertas membungkuk melihat. “Dombaku kalian ambil?” tanyanya. “Kukira kita pergi semua.” Maka domba itu dikembalikan ke tempatnya.`,
  second: `“Tinggal *naik*,” kata {name}, lalu melompat bagus-bagus untuk memberi contoh. Balon kertas menonton. “Sesudah itu?” tanyanya. “Sesudah itu di bawah lagi,” kata {name}. “Terima kasih,” kata balon. “Kurasa sudah kulihat semuanya.”`,
  why: `“Aku dari kertas dinding,” kata balon kertas. “Mestinya untuk ruang makan, di belakang lemari, tempat yang tidak dilihat orang. Sekarang semua datang.~+, dan~ Ada yang pernah melihat roket. Kalau aku naik cuma setinggi lemari, dan naikku habis?”`,
  settled: `Balon kertas menarik napas. Ia naik setinggi kursi, lalu setinggi lemari, dan di situ berhenti. Tidak ada yang tertawa. Ada yang membuka topi.~+,~ Lalu ia terus, melewati pohon. “Mbek,” kata domba.~+,~ Jauh di atas.`,
};
