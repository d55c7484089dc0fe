import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'forest', IndonesianNoun> = {
  tiny: {
    noun: noun('kumbang', 'seekor kumbang'),
  },
  home: [
    `Rumah {name} berdiri di tempat jalan habis dan hutan mulai. Kalau sore, pohon-pohon di sekelilingnya menggelap.~+, dan~ Lampu dapur menyinari pakis yang paling dekat.`,
    `{name} tinggal di tepi hutan, begitu dekat sampai sebatang cemara bersandar pada jendela kamar. Kalau sore, daunnya hijau kena lampu.~+, dan~ Bantal ikut harum cemara.`,
  ],
  back: `Jalan pulang lebih pendek, seperti biasa.~, karena~ Jalannya sudah kenal kaki mereka. Pakis menyapu lutut.~+, dan~ Jauh di depan tampak lampu dapur {name}, sebesar biji jeruk.`,
  night: {
    dark: `Warna hijau mulai pergi dari mana-mana. Lumut yang pertama jadi kelabu.~+,~ Lalu pakis.~, dan~ Seekor kelelawar keluar, menjahit langit dari pohon ke pohon. [Tercium bau jamur dan batu dingin.]`,
    deep: `Di tengah hutan malam sudah turun sampai ke bawah.~,~ Daun tergantung diam.~+, dan~ Akar minum pelan-pelan dalam gelap. Jauh di sana setetes air jatuh ke kolam. [Lalu kolam itu juga diam.]`,
  },
  hush: {
    one: `Katak yang pertama berhenti, serempak, seperti ditutup panci.~+,~ Lalu jangkrik menyimpan kakinya, sepasang di sini, sepasang di sana. Seekor terus saja karena tidak diberi tahu.~+,~ Lalu ia mendengar suaranya sendiri, dan berhenti.`,
    two: `Lalu pohon berhenti berderit.~,~ Sesorean mereka bergeser-geser seperti duduk di bangku keras.~+, dan~ Sekarang semua sudah dapat tempat yang enak. [Cemara menggaruk kaca sekali lagi, untuk menutup kalimatnya.] Yang bergerak cuma seekor ngengat.~+,~ Itu pun sedang pulang.`,
    three: `Yang terakhir sungai kecil itu. Ia masih mendongeng panjang kepada batu-batu yang sudah hafal, makin rendah, makin rendah.~+,~ Lalu sampailah ia di bagian yang tidak ada apa-apanya.~+, dan~ Bagian itu diceritakan paling pelan.`,
  },
  facts: {
    one: `“Pohon-pohon itu bergandengan, lho,” kata {pal}. “Di bawah tanah akarnya disambung benang jamur.~+, dan~ Lewat situ macam-macam bisa dikirim.” {name} menempelkan telapak tangan pada batang terdekat.~+,~ Sekalian menyapa semuanya.`,
    two: `“Tunggu,” kata {pal}. “Tanpa lampu. Lihat saja.” Mula-mula hanya hitam.~+,~ Lalu satu demi satu batang pohon keluar, kemudian daun-daunnya. “Mata membuka pelan-pelan,” kata {pal}. “Perlu setengah jam sampai paling tajam dalam gelap.”`,
    three: `“Kenapa burung hantu terbang tanpa suara?” tanya {name}. “Pinggirnya lembut,” kata {pal}. “Bulunya berumbai seperti selendang. Angin disisirnya sampai tidak bisa bersiul.” Dua puluh langkah berikutnya mereka berjalan dengan pinggir lembut juga.`,
  },
  places: {
    pond: {
      noun: noun('kolam', 'sebuah kolam'),
      arrive: `Mereka sampai di kolam. Kolam itu rata dan hitam, tanpa satu kerut pun.~+, dan~ Seluruh bulan ada di dalamnya. Seekor katak mengucapkan satu kata. [Ia berpikir dulu, lalu mengulanginya.]`,
    },
    oak: {
      noun: noun('pohon ek tua', 'sebatang pohon ek tua'),
      arrive: `Pohon ek tua itu berdiri sendiri.~,~ Lebarnya bukan main.~+,~ Perlu tiga puluh satu langkah untuk mengelilinginya. {name} tahu, karena {name} mengelilinginya. [Di atas angin sibuk, di bawah satu biji pun tidak bergerak.]`,
    },
    stones: {
      noun: noun('batu pijakan', 'beberapa batu pijakan'),
      arrive: `Di sungai kecil ada tujuh batu pipih untuk menyeberang. Enam diam.~+, dan~ Yang kelima berbunyi kletak. Kletak, bunyinya di bawah {name}.~+,~ Kletak, di bawah {pal}. [Air terus lewat di bawahnya, mengulang cerita yang sama.]`,
    },
    hollow: {
      noun: noun('lekukan pakis', 'sebuah lekukan penuh pakis'),
      arrive: `Lalu tanah menurun ke lekukan penuh pakis.~,~ Pakisnya tinggi-tinggi, sampai menutup kepala {name} seperti payung hijau. Di bawah sini hangat.~+, dan~ Baunya tanah dan merica.`,
    },
  },
  helpers: {
    hedgehog: {
      noun: noun('landak', 'seekor landak'),
      trouble: `Di balik batang kayu ada yang mengomel. Ternyata landak yang berguling di semak.~+, dan~ Sekarang memakai sembilan daun, selembar bulu, dua onak, dan setengah kertas kue. “Jangan lihat,” katanya. “Aku diundang ke pesta.~+,~ Padahal aku mirip pagar.”`,
      help: `{name} berlutut. Daun dilepas dulu, lalu bulu.~+,~ Lalu, pelan sekali, onaknya. [“Aduh,” kata landak. “Eh, tidak. Cuma buat jaga-jaga.”] Kertas kue yang terakhir.~+, dan~ Di bawah semuanya ada landak yang gagah sekali.`,
      gift: `“Ambil ini,” kata landak. “Tadinya untuk pesta, tapi pesta sudah punya kue.” Ia menggelindingkan stoples bertutup bolong-bolong.~+, dan~ Di dalamnya tidur tiga ulat kunang-kunang. “Paginya lepaskan. Mereka punya pekerjaan.”`,
      back: `“Sudah pagi?” tanya {name}. “Di sebelah sana sudah,” kata landak, yang pulang dengan krim di hidung. Maka tutup stoples dibuka.~+, dan~ Ulat-ulat bercahaya itu berangkat kerja. Landak memakai satu daun, sengaja. “Semua orang minta satu,” katanya.`,
      comes: `Seekor landak lewat, hendak ke pesta.~+,~ Lalu berhenti memandang {being}. “Daun bisa membantu?” tanyanya. “Kebetulan aku memakai sembilan.” Satu ditaruhnya di samping {being}.~+,~ Dan tidak membantu sama sekali. “Aku tunggu saja,” kata landak. [“Pesta punya kue, dan kue bisa menunggu.”]`,
      bye: `Landak pulang dari pesta dengan krim di hidung, lalu mengucapkan selamat tidur kepada mereka dan kepada bayangannya sendiri.`,
    },
    spider: {
      noun: noun('laba-laba', 'seekor laba-laba'),
      trouble: `Di antara dua ranting tergantung jaring, bolong sebesar plum.~,~ Di tengahnya laba-laba kecil melipat semua lengannya. “Daun jatuh ke situ. Aku menambal.~+,~ Lalu daun jatuh lagi, dan aku menambal lagi.” [Begitulah sore-soreku, katanya.]`,
      help: `{name} tidak melihat jaring, melainkan ke atas. Di situ ada satu dahan penuh daun lain.~+,~ Maka dahan itu digoyang pelan.~+, dan~ {name} berdiri dalam hujan daun sampai habis. [“Oh,” kata laba-laba, “ujung daun yang sebelah sana tidak pernah kupikirkan.”]`,
      gift: `Bolong itu ditambal laba-laba dalam semenit, sambil bersenandung.~+,~ Lalu ia terus memutari mangkuk biji ek, sampai jadi gulungan benang sebesar kacang polong. “Kelihatannya tidak ada apa-apanya,” katanya, “tapi kuat untuk kalian berdua dan belanjaan Selasa.”`,
      back: `Di situ jaringnya, utuh, dengan bulan sebagai kancing. “Kuat?” tanya laba-laba. “Untuk kami berdua,” kata {name}, lalu mengembalikan sisanya. Benang itu ditenun di tempat tamu pertama melihat.~+,~ Lalu lengan-lengannya dibaringkan, sepasang demi sepasang.`,
      comes: `Laba-laba kecil turun dengan benangnya. “Berpegangan itu membantu,” katanya kepada {being}.~+,~ Lalu mengulurkan ujung benang. Tipisnya sampai tidak ada yang bisa menemukannya. “Sungguh, itu ada di situ,” kata laba-laba.~+, dan~ Ia bergantung di sana untuk menonton.`,
      bye: `Laba-laba mengangkat lengannya satu demi satu untuk melambai, dan itu perlu waktu.`,
    },
    badger: {
      noun: noun('luak', 'seekor luak'),
      trouble: `Dari lubang keluar wajah bergaris.~+, dan~ Tetap di situ. “Rupanya aku tersangkut,” kata luak. “Aku makan malam dua kali. Pintunya tidak.” Ia menengadah sopan. “Aku lihat kalian sibuk. Tapi aku juga lihat kalian tidak tersangkut.”`,
      help: `Ditarik, tidak bisa. Didorong, cuma geli.~,~ Maka {name} menggali, bukan di luak melainkan di pintunya.~+,~ Segenggam tanah demi segenggam. [“Itu anak tanggaku,” kata luak. “Tadinya,” kata {name}.] Plop.`,
      gift: `“Wah!” kata luak, lalu mengibaskan diri sampai dua kali lebih besar.~, dan~ Dari balik pintu dibawanya tanduk sapi, cokelat mengilap. “Punya kakekku, untuk memanggil orang sarapan. Tiup ujung yang kecil.~+,~ Tapi semua orang mulai dari yang besar.”`,
      back: `Luak duduk di pintunya yang baru dan lebar.~+,~ Lalu {name} menyerahkan tanduk. “Ujung yang kecil?” “Akhirnya, ya,” kata {name}. Tanduk itu ditempelkan ke telinga. “Masih hangat,” kata luak, “seperti teko.” Lalu ia masuk tidur dengan siku ke luar, karena bisa.`,
      comes: `Luak lewat membawa makan malam kedua dalam serbet.~+, dan~ Ia memandang {being}, lalu memandang makanannya. “Kulit rotinya boleh untukmu,” katanya. Bukan kulit roti yang diperlukan. “Syukurlah,” kata luak.~+,~ Lalu ia duduk, memakannya, dan menonton.`,
      bye: `Luak mengucapkan selamat tidur dari pintu depannya, lalu, karena masih ada, makan malam kecil sekali lagi.`,
    },
  },
  objects: {
    jar: {
      noun: noun('stoples ulat bercahaya', 'sebuah stoples berisi ulat bercahaya'),
      use: `“Stoplesnya!” kata {name}. Seekor ulat bangun, lalu yang kedua.~+, dan~ Yang ketiga menguap, lalu menyala dari ujung yang salah. Cahayanya hijau dan kecil.~+,~ Tetapi berjalan di depan mereka seperti anak anjing.`,
    },
    thread: {
      noun: noun('benang laba-laba', 'segulung benang laba-laba'),
      use: `{name} mengeluarkan gulungan benang yang tidak ada apa-apanya itu. Sekali lempar.~+,~ Naiklah ia, berkilat. Mereka menariknya.~+, dan~ Kuat. [{pal} menarik sekali lagi, cuma untuk percaya.] Lalu mereka memanjat, tangan demi tangan, di tali yang hampir tidak tampak.`,
    },
    horn: {
      noun: noun('tanduk sapi', 'sebuah tanduk sapi'),
      use: `{name} mengangkat tanduk luak dan meniup. Yang keluar cuma ludah. “Ujung yang kecil,” kata {pal}.~+,~ Maka tanduk dibalik, dan napas terbesar hari itu diambil. Keluarlah bunyi panjang dan cokelat, seperti sapi berpikir. [Jauh di sana ada yang bangun mendengarkan.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini jalan masuk ke bawah akar pohon tumbang. Terowongan itu gelap seperti dalam sepatu bot.~+, dan~ Waktu {name} mengangkat tangan, tangannya tidak ketemu. “Panjang?” tanya {pal}. Terowongan itu tidak bilang.`,
        after: `Maka mereka lewat, merunduk di bawah akar. Tidak panjang, juga bukan sepatu bot, melainkan serambi rumah orang, disapu bersih, dengan topi biji ek berderet. [Waktu keluar mereka membersihkan kaki.]`,
      },
    },
    reach: {
      one: {
        meet: `Di sini jalan berhenti di tebing tanah, tegak lurus, setinggi rumah. Di atas ada akar yang kuat.~+, dan~ Di bawah tidak ada pegangan sama sekali. {name} melompat.~+,~ {name} melompat dengan ancang-ancang.~, dan~ Tebing itu tetap segitu.`,
        after: `Di atas mereka tengkurap dan melihat ke bawah. Yang tadi tembok sekarang pemandangan.~, dan~ Seluruh hutan terbentang.~+,~ Berubah dari hijau ke biru. [“Tadi kita di bawah situ,” kata {pal}. “Kita kecil juga.”]`,
      },
    },
    call: {
      one: {
        meet: `Di sini sungai melebar.~+, dan~ Ada penyeberangan, satu rakit, satu tali, satu kodok. Rakitnya di seberang, kodoknya juga, topi di atas mata. “Permisi,” seru {name}. Air lebih keras. [Topi itu naik turun, naik turun.]`,
        after: `Topi kodok terlempar. “Datang! Tidak tidur! Cuma melihat bagian dalam topi!” Rakit ditariknya, tangan demi tangan.~+, dan~ Ongkosnya satu lelucon. {name} punya yang bagus, tentang siput. [Waktu mereka melambai, kodok masih memikirkannya.]`,
      },
    },
    soft: {
      one: {
        meet: `Di tengah jalan berdiri anak tikus, begitu baru sampai belum berkumis.~, dan~ Ia kedinginan, gemetar. “Aku penjaga,” katanya. “Tidak ada yang boleh lewat sebelum aku hangat.~+,~ Kata ibuku, atau semacam itu.”`,
        after: `“Rasanya aku sudah hangat,” kata anak tikus.~+,~ Lalu menguap begitu lebar sampai makan malamnya kelihatan. “Silakan lewat. Kalau ketemu ibuku, bilang aku galak.” Datanglah tikus besar kelabu.~+, dan~ Si penjaga dibawa pulang pada tengkuknya.`,
      },
    },
    way: {
      one: {
        meet: `Di sini lima jalan bertemu. Satu lebar, satu sempit, satu ada genangannya.~+, dan~ Dua persis sama. Papannya ada, tetapi katanya sudah dimakan siput. [Yang tersisa cuma satu koma.] “Nah,” kata {name}, “kalau kamu jalan yang benar, kamu yang mana?”`,
        after: `Yang benar adalah jalan bergenangan, seperti biasa. Mereka melompatinya, satu demi satu.~+,~ Lalu jalan itu terus di antara pohon bersih, lembut dan lurus, seolah memang menunggu. [Empat jalan lain pergi entah ke mana.]`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('burung hantu kecil', 'seekor burung hantu kecil'),
  title: `Burung Hantu Kecil`,
  sign: `Di hutan ada yang berteriak. “Huu?” bunyinya.~+,~ Lalu, seolah yang pertama tidak dihitung, “Huu? Huu? HUU?” Teriakan itu masuk lewat cerobong, lewat lubang kunci.~+, dan~ Tupai-tupai menutup telinga dengan ekor. [Ada yang melek sekali, dan memberi tahu semua orang.]`,
  trace: `Di lumut dekat jalan ada lekukan, bulat seperti bakpao.~+, dan~ Di setiap lekukan tertinggal sehelai bulu halus. “Ada yang duduk di sini,” kata {pal}.~, dan~ {name} meraba dalamnya. “Keras sekali,” kata {name}, “dan terjengkang, tiap sepuluh langkah.”`,
  found: `Di tengah hutan, di atas tunggul berbulan, berdiri burung hantu kecil sekali. Bulat, berbulu halus.~+, dan~ Isinya hampir cuma mata. “Huu?” teriaknya.~+, dan~ Teriakan itu membuatnya terjengkang. [Ia bangun, mengibaskan satu kaki, menarik napas besar.]`,
  near: `Di ambang pintu, di tepi hutan, berdiri burung hantu kecil.~+,~ Bulat, dan isinya hampir cuma mata. “Huu?” tanyanya kepada sepatu bot kiri. Lalu “Huu?” kepada yang kanan. [Dua-duanya tidak mau bilang.] “HUU?” teriaknya, sampai terjengkang.`,
  first: `“Coba hitung domba,” kata {name} kepada burung hantu kecil. “Satu domba…” “Siapa?” kata burung hantu. “Domba. Dia lompat pagar. Dua domba…” “Siapa?” Ia mau diceritai semuanya.~+, dan~ Sesudah sembilan domba, mereka bertiga lebih melek daripada tadi.`,
  second: `Dengan dua tangan {name} menutup mata burung hantu kecil, supaya gelap. “Pada burung kenari manjur,” kata {pal}. “Wah, gelapnya enak!” seru burung hantu di bawah sana. “Tebal!” Dan karena burung hantu, ia bangun betul-betul. “Huu? HUU?”`,
  why: `Burung hantu kecil memandang kakinya. “Semua tidur,” katanya, “waktu aku baru bangun. Mereka bilang selamat tidur.~+,~ Lalu pergi. Jadi aku panggil huu, dan tidak ada yang menyahut bahwa itu dia. Kalau aku berhenti bertanya, tidak ada siapa-siapa.”`,
  settled: `“Huu?” tanya burung hantu kecil, pelan. “Aku,” kata {name}. Ia memejamkan satu mata, mengintip dengan yang lain.~+, dan~ {name} masih di situ.~+,~ Maka dua-duanya dipejamkan, dan “huu” itu bukan pertanyaan lagi. Di pohon, tupai-tupai melepaskan ekor dari telinga.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('bunga bulan', 'setangkai bunga bulan'),
  title: `Bunga Bulan`,
  sign: `Jauh di dalam hutan tumbuh bunga bulan.~,~ Mekarnya satu malam dalam setahun.~+, dan~ Malam itu malam ini. Orang yang pernah melihat merentangkan tangan, segini, lalu menyerah. “Harus ada di sana,” kata mereka. {name} belum pernah ada di sana.`,
  trace: `Di jalan ada jejak rusa dan jejak tikus, berdampingan.~+,~ Lalu jejak tikus berhenti.~+, dan~ Jejak rusa berjalan terus, sedikit lebih dalam. “Tikusnya ke mana?” tanya {pal}. “Naik rusa,” kata {name}.`,
  found: `Di tengah hutan, di lingkaran pohon bersih, tumbuh bunga bulan. Tangkainya setinggi {name}, kuncupnya satu.~+,~ Tertutup rapat. Sekelilingnya menunggu rusa-rusa, tikus di atas rusa, dan kumbang di kursi.~+,~ Tetapi kuncup itu tetap tutup.`,
  near: `Di tepi hutan, di seberang tangga, bunga bulan tumbuh sejak makan malam. Tangkainya setinggi {name}, kuncupnya satu, tertutup. Tikus-tikus datang melihat.~+, dan~ Seekor kumbang membawa kursi. “Aku lebih suka tidak dilihat,” kata kuncup itu.`,
  first: `{pal} membungkuk dan meniup kuncup bunga bulan, seperti orang meniup jari dingin. “Dia berbuat sesuatu?” tanya {pal}. “Jadi merah jambu,” kata {name}. Kuncup itu mendesah, merapatkan daunnya.~+, dan~ Sekarang ia kuncup hangat yang sama tutupnya.`,
  second: `“Kami tidak melihat,” kata {name} kepada bunga bulan. “Kami cuma dua orang yang kebetulan membelakangimu.” Mereka berbalik.~+,~ Lalu bersenandung sedikit.~+, dan~ Di belakang, tangkai itu berderit. Mereka mengintip.~+, dan~ Kuncup itu, dengan sopan, sudah berbalik juga.`,
  why: `“Aku tidak bisa,” bisik kuncup itu, daunnya sampai ke dagu. “Semua datang. Mereka membawa kursi.~+, dan~ Setahun menunggu, menyangka di dalamku ada yang indah. Kalau aku membuka, dan isinya cuma hijau lagi?”`,
  settled: `Kuncup itu melepaskan daunnya.~+,~ Lalu satu kelopak turun, satu lagi, lalu semua. Di dalam, hijaunya cuma seruas jari.~,~ Selebihnya sewarna bulan. Semua menarik napas serempak.~+, dan~ Kumbang meminjam daun untuk matanya.`,
};
