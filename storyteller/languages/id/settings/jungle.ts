import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'jungle', IndonesianNoun> = {
  tiny: {
    noun: noun('semut daun', 'seekor semut daun'),
  },
  home: [
    `Rumah {name} di rimba berdiri di atas dua belas kaki, di tepi sungai lebar yang cokelat. Kalau malam katak mulai.~+, dan~ Cahaya dapur berbaring di air, panjang dan kuning.`,
    `Rumah {name} di rimba dulunya perahu.~+, dan~ Sekarang berdiri di atas tiang. Jendela bulatnya masih ada.~+,~ Dan kalau malam bersinar kuning di sungai cokelat.`,
  ],
  back: `Jalan pulang terbuat dari daun.~+, dan~ Setiap daun mengusap mereka, sejuk dan basah. Katak-katak berhenti memberi jalan.~+,~ Lalu terus lagi di belakang mereka. Sesudah itu sungai, dengan jendela rumah {name} di dalamnya, kuning semua.`,
  night: {
    dark: `Di rimba malam tidak turun, melainkan jatuh. Tadi daun masih hijau.~+,~ Lalu semuanya hitam. Katak-katak dipersilakan masuk.~+,~ Satu berdenting, satu pagar berkarat, satu sepeda motor kecil sekali.`,
    deep: `Jauh malam, daun pun berhenti mengoper tetesan ke bawah.~,~ Sulur tergantung lurus. Sungai meluncur tanpa sepatah kata. Seekor ngengat hinggap di bunga.~+,~ Dan dua-duanya tidak bergerak.`,
  },
  hush: {
    one: `Monyet pelolong yang pertama berhenti. Kalau sore mereka meraung.~+,~ Artinya cuma, kami di sini, kalian di mana? Lalu sebelas monyet berbaring di satu dahan.~+, dan~ Di sana-sini sebuah lengan terayun, lalu diam.`,
    two: `Berikutnya katak pulang. Pagar berkarat dulu, lalu yang berdenting, sampai tinggal sepeda motor kecil itu, memutari kolam. Ia batuk.~+,~ Lalu menggelinding sebentar tanpa mesin. [Ia diparkir di bawah daun.]`,
    three: `Akhirnya tinggal setetes air. Ia mulai di puncak pohon tertinggi.~+, dan~ Jalannya jauh, dari daun ke daun yang lebih rendah. Ia lewat jendela, sampai di lumut.~+,~ Dan berbaring di situ.`,
  },
  facts: {
    one: `Beberapa semut lewat, memikul daun. “Itu tidak dimakan,” kata {pal}. “Mereka tukang kebun. Daun itu dikunyah jadi bedengan.~+,~ Di situ mereka menanam jamur, dan jamurnya yang dimakan.” {name} berdiri diam sampai yang terakhir lewat.`,
    two: `“Berapa kali kungkang turun dari pohonnya?” tanya {name}. “Kira-kira seminggu sekali,” kata {pal}. “Untuk apa?” {pal} melihat sekeliling. “Ke kamar kecil.” “Sejauh itu?” kata {name}. “Tidak ada yang tahu pasti kenapa,” kata {pal}.`,
    three: `“Di bawah sini gelap, siang-siang pun,” kata {pal}. “Semuanya diambil daun.~+,~ Dari seratus bagian sinar matahari, kira-kira cuma dua yang sampai ke tanah.” {name} menepuk tanah. “Jadi semua yang kecil di bawah sini,” kata {name}, “tumbuh dari sisa.”`,
  },
  places: {
    kapok: {
      noun: noun('pohon randu', 'sebatang pohon randu'),
      arrive: `Pohon randu itu berdiri di atas akar seperti tembok, lebih tinggi daripada pintu.~, dan~ Di antara dua akar ada kamar berlantai daun. {name} mengetuk tembok, *dum*[, dan {pal} mengetuk yang lain, *dom*]. Jauh di sana ada yang mengira itu untuknya.~+,~ Lalu ia membalas.`,
    },
    ants: {
      noun: noun('jalan semut', 'sebuah jalan semut'),
      arrive: `Ada jalan raya memotong jalan mereka, selebar ikat pinggang, dan ramai. Ratusan semut pulang di situ, masing-masing di bawah sepotong daun. Satu semut membawa kelopak bunga.~+,~ Dan berjalan agak jauh dari yang lain.`,
    },
    lilies: {
      noun: noun('kolam teratai', 'sebuah kolam teratai'),
      arrive: `Di kolam hitam terbentang daun teratai raksasa, bulat seperti meja.~, lalu~ {name} menaruh satu kaki.~+, dan~ Daun itu kuat.~+,~ Maka mereka menyeberang dari piring ke piring. [Di piring keempat seekor burung sedang makan malam.] Mereka bilang permisi.~+,~ Dan tidak ada yang tumpah.`,
    },
    mud: {
      noun: noun('tepian lumpur', 'sebuah tepian lumpur'),
      arrive: `Di tepi sungai ada lumpur licin tempat semua orang meneken nama, burung, babi, dan sesuatu yang berekor. Lumpurnya hangat.~+, dan~ {name} menaruh satu tangan. [{pal} meneken di sebelahnya.] Sekarang tertulis bahwa mereka juga pernah di sini.`,
    },
  },
  helpers: {
    boa: {
      noun: noun('ular boa', 'seekor ular boa'),
      trouble: `Di antara dua pohon tergantung ular boa.~+, dan~ Di badannya tergantung sebelas kemeja kecil. “Aku tidur siang, bangun-bangun penuh cucian.” “Tidak bilang?” tanya {name}. “Mereka sudah sampai kaus kaki.~+,~ Dan sesudah kaus kaki kita tidak enak bilang.”`,
      help: `{name} menemukan sulur, sepanjang boa dan sama hijaunya. Sulur itu diikat.~+, dan~ Cucian dipindahkan, yang terkecil dulu. [“Awas, yang keempat geli,” kata boa.] Dengan kaus kaki terakhir ia turun, gelung demi gelung.~+,~ Dan tidak ada yang akan tahu ia pergi.`,
      gift: `“Ambil ini,” kata boa. Benda itu pucat, tipis, dan panjang sekali. “Kulitku tahun lalu. Sudah kekecilan.~+, dan~ Kukepang sendiri, jadi kuat.” “Bagaimana, tanpa tangan?” tanya {name}. “Pelan-pelan,” kata boa.`,
      back: `{name} mengangkat kulit tua itu ke dahan boa. “Jadi lebih panjang,” kata boa, senang.~+,~ Lalu digantungnya di tempat jemuran diperlukan. “Mereka akan mengira itu aku.” Sesudah itu badannya lemas semua, tanpa sehelai kemeja.`,
      comes: `Seekor boa datang.~+, dan~ Terus datang. “Aku bisa jadi ayunan,” katanya kepada {being}, lalu menggantung diri di kedua ujungnya.~,~ Tetapi {being} tidak naik. “Yah, di sini enak,” kata boa.`,
      bye: `Boa menggantung diri di antara dua pohon seperti ayunan berisi dirinya, lalu bilang selamat tidur dari tengah.`,
    },
    armadillo: {
      noun: noun('armadilo', 'seekor armadilo'),
      trouble: `Di jalan tergeletak armadilo, tertutup tinggal celah. “Tutup,” katanya. “Aku dengar bunyi mengerikan, jadi kututup.” “Bunyi apa?” tanya {name}. “Semacam klop. Aku menunggu sampai orangnya pergi.~+,~ Dan itu sejak sarapan.”`,
      help: `{name} berbaring dan bicara ke celahnya. “Coba buka, tutup, lalu dengarkan.” Bola itu membuka. *Klop.* “Itu dia lagi!” kata armadilo.~+,~ Lalu sunyi. “Oh.” Dan keluarlah hidung, lebih merah jambu daripada biasanya hidung.`,
      gift: `“Kamu perlu ini,” kata armadilo, mengeluarkan biji bulat cokelat. “Gunanya apa?” tanya {name}. “Menggelinding. Dulu aku menggelinding dan ia melihat.~+,~ Sekarang ia pergi ke tempat yang seharusnya, dan tidak bisa dibujuk.”`,
      back: `Biji itu berlari di depan, makin pelan.~+,~ Lalu berhenti di jari kaki armadilo. “Kelakuannya baik?” tanyanya. “Sepanjang jalan,” kata {name}. Biji itu dipeluknya, lalu ia menutup. *Klop*. “Itu cuma aku,” kata bola itu kepada yang lebih kecil di dalam.`,
      comes: `Armadilo berlari-lari kecil mendekati {being}. “Sudah coba jadi bola?” tanyanya.~+,~ Lalu, klop, ia bola. “Membantu?” tanya bola itu sesudah beberapa lama. Belum, kata orang.~,~ Maka ia menonton dari celah.`,
      bye: `Armadilo bilang selamat tidur, menutup dengan klop, lalu dari dalam bilang selamat tidur kepada klop itu.`,
    },
    parrot: {
      noun: noun('nuri', 'seekor nuri'),
      trouble: `“Kamu tidak apa-apa?” tanya {name}. “Kamu tidak apa-apa?” kata nuri hijau, lalu menggeleng kesal. “Dulu aku punya kalimat sendiri, tambah tehnya, eh, dulu sekali.~+,~ Tapi sudah terlalu banyak kalimat orang kuucapkan, sampai tidak ketemu lagi.”`,
      help: `Tidak ada yang tahu mau bilang apa.~+, dan~ {name} sadar mungkin itu membantu. Satu jari diangkat. Mereka diam begitu lama sampai seekor siput lewat.~+,~ Dan tidak tersisa apa pun untuk ditiru. “Aku,” kata nuri. “Aku suka buah ara.”`,
      gift: `“Aku suka buah ara!” seru nuri. “Itu punyaku! Kamu harus dapat sesuatu.” Dari lubangnya ia membawa jamur. “Kok tua?” kata {name}. “Jangan dinilai siang-siang. Menyalanya cuma dalam gelap, kalau ia kira tidak ada yang melihat.”`,
      back: `“Jamurmu,” kata {name}. “Aku suka buah ara,” kata nuri, lalu duduk di depannya, membelakangi. Cahaya hijau keluar di sekelilingnya, bulu demi bulu. “Aku dapat satu lagi,” katanya. “*Sudah malam, dan itu aku suka juga.*”`,
      comes: `Nuri hijau turun memandang {being}. “Boleh lihat buah araku,” katanya. Buah itu dipegang dengan satu kaki, diputar.~+, dan~ Semua melihat. [Tidak terjadi apa-apa, kecuali buahnya mengecil.] “*Aku* sih tertolong,” kata nuri, lalu tinggal untuk menghabiskannya.`,
      bye: `“Selamat tidur, nuri,” kata {name}. “Selamat tidur,” kata nuri, dan yang itu ia pikirkan sendiri.`,
    },
  },
  objects: {
    skin: {
      noun: noun('kulit ular kepang', 'sehelai kulit ular kepang'),
      use: `{name} mengeluarkan kulit tua boa, mengibaskannya, seluruhnya.~+,~ Lalu melempar. Ia terbang, melilit sesuatu di atas dua kali.~+,~ Dan berpegangan. [Licin, kering, agak menggelitik.] Maka mereka naik, memakai sesuatu yang kekecilan bagi orang.`,
    },
    nut: {
      noun: noun('biji menggelinding', 'sebutir biji menggelinding'),
      use: `{name} menaruh biji itu.~+, dan~ Ia diam. “Dia malu,” kata {name}, jadi mereka melihat ke arah lain. *Trr*, bunyinya.~+, dan~ Biji itu sudah menggelinding. Ia mencoba sini sedikit, sana sedikit.~+,~ Lalu berhenti goyang, dan bersungguh-sungguh.`,
    },
    mushroom: {
      noun: noun('jamur malam', 'sebuah jamur malam'),
      use: `{name} mengeluarkan jamur nuri, yang rupanya seperti roti yang pernah diduduki. “Tidak ada yang melihat,” kata {name}, lalu memandang ke arah lain. Waktu mereka menoleh, jamur itu bersinar.~+,~ Hijau, dari bawah.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini ada gerbang batu dengan pohon duduk di atasnya.~,~ Jalan masuk ke dalam.~+, dan~ Di dalam hitam. {name} memanggil, “Halo?” Baunya gudang bawah tanah dan kelelawar tua.`,
        after: `Di lorong itu ada jaguar batu, berkumis pakis.~+,~ Hidungnya mengilap.~, karena~ Selama seribu tahun semua orang mengusapnya. Mereka ikut mengusap.~+, dan~ Dinginnya seperti sendok. Di ujung sana, di antara daun, ada bintang.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini jalan habis di tebing tanah merah, basah dan licin seperti bak mandi.~+, dan~ Baru terus lagi di atas. {name} naik tiga langkah, lalu meluncur turun empat. “Turunnya,” kata {pal}, “lebih cepat daripada naiknya.”`,
        after: `Di atas sini tidak ada rimba, cuma atapnya, bergumpal-gumpal seperti kembang kol hijau. Di bawah mereka seekor burung makau terbang pulang.~+, dan~ Birunya tetap biru sampai sekecil kacang. [“Belum pernah kulihat burung dari atas,” kata {name}.]`,
      },
    },
    call: {
      one: {
        meet: `Di sini sungai.~+, dan~ Di tengahnya ada penyeberangan, yaitu seekor penyu. Kepalanya, kelihatannya, di dalam. Di tempurungnya tertulis *Silakan panggil*. “Halo?” seru {name}.~+,~ Tetapi sungai juga bicara, dan lebih keras.`,
        after: `Kepala itu keluar, umurnya seratus tahun. “Ada yang memanggil,” kata penyu. “Senangnya.” Mereka diseberangkan tanpa cipratan. [Di tengah jalan semua diminta melihat bulan, karena sudah termasuk.] “Awas langkahnya,” katanya di seberang, “di situ aku lebih tua.”`,
      },
    },
    soft: {
      one: {
        meet: `Di jembatan sulur duduk monyet kecil sekali, basah, berpegangan dengan kelima ujungnya. Ia gemetar.~+,~ Jadi seluruh jembatan gemetar. “Aku jatuh ke air,” katanya. “Aku mau minggir, tapi tanganku tidak mau lepas sebelum hangat.”`,
        after: `Satu tangan lepas, lalu yang lain.~+, dan~ Ekornya terakhir, ikal demi ikal. “Aku kering,” kata monyet kecil. “Aku mengembang.” Di seberang, sebuah keluarga mengopernya dari pangkuan ke pangkuan.~+,~ Dan ternyata ia milik mereka.`,
      },
    },
    way: {
      one: {
        meet: `Di sini ada lima celah dalam hijau, masing-masing ada jalannya. Dulu ada tiang penunjuk.~+,~ Tetapi tiang itu berakar, jadi pohon, dan setiap lengannya menunjuk langit yang lain. “Dia maju sekali,” kata {name}, “cuma kurang membantu.”`,
        after: `Yang benar celah paling rendah, yang tadinya dikira untuk babi.~, dan~ Mereka masuk membungkuk.~+,~ Tetapi di dalam bisa berdiri tegak, di lorong hijau.~+, dan~ Babi-babi menjaganya bersih sekali. [“Maaf soal yang tadi,” kata {pal} kepada babi mana saja.]`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('tukan muda', 'seekor tukan muda'),
  title: `Tukan Muda`,
  sign: `*Klak.* Sesaat sunyi.~+,~ Lalu gedebuk, dan suara di rimba berkata, “Maaf.” *Klak-a-klak.* “Maaf!” Semua yang baru terlelap duduk lagi.~, karena~ Ada yang berbalik di ranjang, dan ranjangnya pohon.`,
  trace: `Di kulit pohon ada lekuk, seperti kena sendok besar sekali. Di bawahnya, kecil, ada yang menggores *maaf*.~+, dan~ Di pohon berikutnya ada dua lekuk, dengan tulisan *maaf, maaf*. “Sopan sekali orangnya,” kata {pal}.`,
  found: `Di dahan di rimba, tukan muda sedang naik tidur. Paruh besarnya ditaruh di kiri, dan tergelincir. *Klak.* “Maaf,” katanya kepada pohon. Ditaruh di kanan, dan ia ikut. *Gedebuk.* “Sudah hampir enak,” katanya sambil memanjat lagi.`,
  near: `Di pohon dekat rumah duduk tukan muda.~,~ Paruhnya yang besar sekali dicoba di kiri.~+,~ Lalu tergelincir. *Klak.* Dicoba di kanan.~+, dan~ Ia ikut jatuh. *Gedebuk*. “Maaf,” kata tukan dari pagar.`,
  first: `{name} melipat daun lebar yang empuk.~+,~ Lalu menaruhnya di bawah paruh tukan. Sesaat paruh itu diam, kemudian tergelincir. *Klak*, bunyinya, di atas {pal}. “Maaf,” kata tukan. “Aku makan pepaya banyak sekali. Paruh jadi licin.”`,
  second: `“Ujung paruhmu kupegang,” kata {pal}, “kamu tidur.” Tukan memejamkan mata.~+, dan~ Langsung tidur, mendengkur, *klak-a-klak-a-klak*. {pal} ikut bergetar dari ujung ke ujung. “Maaf,” kata tukan, terbangun. “Kalian dengar bunyi?”`,
  why: `“Yang lain bilang selamat tidur, sayap ke sayap,” kata tukan, “lalu menyelipkan kepala. Kalau aku, paruhku keluar di belakang. *Klak*, bunyinya, dan *sst*, kata mereka. Kalau aku berhenti, tidak ada yang bilang apa pun kepadaku.”`,
  settled: `Tukan memutar kepala sampai ke belakang, melihat siapa di situ. “Selamat tidur, tukan,” kata {name}.~, dan~ Di situlah paruhnya berbaring, di lekuk antara dua sayap.~+,~ Pas seperti sendok di laci. Ekornya naik, melipat di atasnya.~+,~ Dan tidak ada yang bilang maaf.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('kunang-kunang pertama', 'seekor kunang-kunang'),
  title: `Kunang-Kunang Pertama`,
  sign: `Satu malam dalam setahun pohon besar di seberang sungai penuh kunang-kunang.~+, dan~ Malam itu malam ini. Nyala, padam, sepohon serempak.~+,~ Tetapi harus ada yang mulai, dan itu kunang-kunang pertama. Rimba sudah gelap, pohonnya juga.`,
  trace: `Jauh di depan cahaya sekecil peniti menyala, lalu padam. “Kamu lihat?” tanya {name}. “Aku berkedip,” kata {pal}.~+,~ Lalu dua-duanya berkedip.~+, dan~ Cuma dapat ujungnya. “Dia menunggu kita tidak melihat,” kata {name}.`,
  found: `Di kaki pohon besar di rimba semua duduk menengadah, monyet, babi hutan, dan tapir berselendang. Di bawah setiap daun seekor kunang-kunang menunggu dalam gelap.~+, dan~ Di ranting terendah ada kunang-kunang pertama, menyembunyikan cahayanya di balik punggung.`,
  near: `Di pagar, tepat di samping pintu, hinggap kunang-kunang, gelap. Itulah yang pertama, yang ditunggu semuanya. Di bawah duduk monyet dan babi hutan, menunggu juga. Ia menyala setitik, melihat sekeliling.~+,~ Lalu duduk di atas cahayanya.`,
  first: `“Kami tutup mata,” kata {name}, “kamu boleh mencoba.” Mata ditutup. “Sudah tutup?” tanya kunang-kunang. “Lihat saja.” Ia melihat sekuat-kuatnya. “Tidak bisa,” katanya. “Untuk melihatnya aku harus menyala.”`,
  second: `“Aku yang pertama,” kata {pal}, lalu berdiri tegak. “Nah, aku nyala.” Kunang-kunang berjalan mengelilinginya. “Ini nyala?” “Iya. Sekarang aku padam.” Bedanya tidak banyak. “Bagus sekali,” kata kunang-kunang, “sambungannya tidak kelihatan.”`,
  why: `“Sepohon menunggu aku,” kata kunang-kunang pertama. “Mulai saja, kata mereka, nanti semua ikut. Padahal punyaku cuma satu cahaya kecil.~+, dan~ Gelapnya besar. Kalau aku menyala, dan tidak ada yang melihat?” Dua kaki ditaruhnya di atas cahaya itu.`,
  settled: `Kunang-kunang pertama mengangkat kedua kakinya.~+,~ Lalu menyala. Satu cahaya kecil, dan di sekelilingnya seluruh gelap.~+,~ Lalu ada satu di sebelahnya.~+,~ Lalu ranting, lalu dahan, lalu, sekali sapu, pohon. “Oh,” kata kunang-kunang. “Jadi satu cukup.”`,
};
