import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'neighborhood', IndonesianNoun> = {
  tiny: {
    noun: noun('kutu kayu', 'seekor kutu kayu'),
  },
  home: [
    `{name} tinggal di Jalan Kelereng nomor sembilan, di balik pagar biru. Kalau sore lampu teras menyala sepanjang jalan.~+, dan~ Di setiap rumah ada yang menata meja.`,
    `Di depan rumah {name} di Jalan Kelereng ada empat anak tangga bata. Kalau sore bata itu masih hangat.~+, dan~ Makan malam sebelas dapur tercium dari situ.`,
  ],
  back: `Mereka pulang melewati pagar-pagar, semuanya terkunci, sudah selesai bicara. [Satu penyiram masih berputar dalam gelap, *tsip, tsip*.] Lalu tampak lampu, dan di bawahnya tangga depan {name}.~+, dan~ Waktu mereka duduk, batanya masih menyimpan sedikit matahari.`,
  night: {
    dark: `Sepanjang jalan nama-nama dipanggil makan, yang panjang, yang pendek, dan satu yang harus tiga kali. Pintu-pintu tutup.~+, dan~ Di satu halaman tertinggal bola.~+,~ Lalu tidak ada yang memanggil siapa pun, jadi sudah malam.`,
    deep: `Jalan Kelereng tidak punya urusan lagi. Semua mobil sudah dingin, semua selang tergulung.~+, dan~ Seekor kucing berjalan di tengah jalan, karena jam segini boleh. Lampu jalan berdiri memandangi kakinya.`,
  },
  hush: {
    one: `Mesin rumput yang pertama berhenti. Itu milik bapak nomor enam, yang selalu mulai terlambat. Rroom, katanya, rroom.~+,~ Lalu batuk dua kali, ingat bahwa bensinnya habis.`,
    two: `Berikutnya piano di balik pagar tanaman, yang cuma tahu setengah lagu. Ia main sampai tempat ia selalu berhenti.~+, dan~ Sepanjang jalan, orang di ranjang menggumamkan nada berikutnya.~+,~ Lalu tutupnya turun.`,
    three: `Lalu jangkrik. Mula-mula banyak, lalu sedikit.~+,~ Lalu dua, bergantian. Krik, kata yang di tangga.~+,~ Dan sesudah beberapa lama yang di pagar bilang krik.~+,~ Lalu tidak ada yang ingat giliran siapa.`,
  },
  facts: {
    one: `{name} bersandar di tembok kebun.~+, dan~ Tembok itu hangat. “Padahal matahari sudah turun,” kata {name}. “Temboknya belum tahu,” kata {pal}. “Bata perlu seharian untuk hangat.~+, dan~ Setengah malam untuk dingin.” Mereka berdiri bersandar, menghabiskan sisa jam dua siang.`,
    two: `“Cium itu?” kata {pal}. “Ada yang memotong rumput.” “Baunya hijau,” kata {name}. “Itu rumput memanggil. Tanaman yang dipotong mengeluarkan bau.~+,~ Lalu tanaman di sebelahnya tahu, dan bersiap.” {name} membungkuk ke rumput berikutnya, bilang ia sudah bagus begitu.`,
    three: `“Hitung jangkriknya,” kata {pal}. Mereka berdiri diam dan menghitung. “Sekarang aku tahu apa?” tanya {name}. “Seberapa hangat. Makin hangat malamnya, makin cepat jangkrik bernyanyi.” {name} mendengarkan lagi. “Kalau begitu yang di pagar baru buka sweter,” kata {name}.`,
  },
  places: {
    alley: {
      noun: noun('gang', 'sebuah gang'),
      arrive: `Di belakang rumah-rumah ada gang, tempat jalan menyimpan yang tidak dipamerkan. Ada sofa yang ditumbuhi pakis.~+, dan~ Dari belakang rumah-rumah tampak seperti orang yang melepas sepatu. [Keranjang basket membungkuk, melihat siapa yang datang.]`,
    },
    store: {
      noun: noun('warung pojok', 'sebuah warung pojok'),
      arrive: `Warung pojok sudah tutup.~+,~ Tetapi belum tidur, di belakang satu lemari dingin berdengung menerangi susu. Di jendela duduk kucing yang tugas malam.~+,~ Di antara semangka, menjadi semangka.`,
    },
    playground: {
      noun: noun('taman bermain', 'sebuah taman bermain'),
      arrive: `Di taman bermain ayunan masih berayun sedikit, tanpa orang. Di pasir ada yang menggali lubang ke sisi lain dunia.~+,~ Lalu berhenti makan malam, padahal hampir sampai. [Perosotan dingin di atas, dan di bawah masih hangat.]`,
    },
    garden: {
      noun: noun('kebun kacang', 'sebuah kebun kacang'),
      arrive: `Di antara dua rumah terakhir ada kebun-kebun, masing-masing satu kotak bertali. Kacang memanjat tiang.~+, dan~ Tomat bersandar pada apa saja yang diam. [Tiap kotak ada namanya, Pak Bo, Bu Lun, dan *Belum*.] Sebuah labu sudah keluar lewat bawah pagar.`,
    },
  },
  helpers: {
    gnome: {
      noun: noun('kurcaci kebun', 'sebuah kurcaci kebun'),
      trouble: `Di halaman duduk kurcaci kebun bertopi merah, memancing di petak bunga. “Dapat?” tanya {name}. “Musim ini enam puluh tahun,” kata kurcaci. “Aku tidak suka menyinggungnya.~+,~ Tapi kurasa tidak ada airnya.”`,
      help: `Di dekat tangga ada selang.~+,~ Maka {name} mengisi mangkuk anjing, dan mereka menaruhnya di antara petunia, tepat di bawah kail. Sehelai kelopak jatuh, berputar, tersangkut.~+, dan~ Tali pancing berkedut. “Jangan ada yang bergerak,” kata kurcaci.`,
      gift: `Kurcaci menangkap sehelai kelopak. [Diukurnya dua kali.] “Ambil pancingku yang satu,” katanya. “Orang yang dapatnya begini tidak perlu dua.” Panjangnya sesendok, ujungnya peniti bengkok. “Bagus sekali,” kata {name}. “Bisa ditarik,” kata kurcaci.`,
      back: `{name} memendekkan pancing dan mengembalikannya. “Jangan bergerak,” kata kurcaci. “Ada yang makan umpan.” Di mangkuk airnya berbaring bulan. “Ini ketiga kalinya malam ini,” katanya.~+,~ Lalu, lembut sekali, bulan itu dilepaskan.`,
      comes: `Tok, tok, tok, datanglah kurcaci kebun dengan pancingnya.~+, dan~ Dari bawah topi ia memandang {being}. “Mungkin ini mau umpan,” katanya, lalu menurunkan tali. Semua menunggu, tidak ada yang menggigit. “Aku sudah biasa,” katanya, lalu duduk.`,
      bye: `Kurcaci tidak menoleh dari pancingnya, tetapi topinya diangkat, dengan kail, lalu diturunkan lagi.`,
    },
    raccoon: {
      noun: noun('rakun', 'seekor rakun'),
      trouble: `Di bawah pagar tanaman duduk rakun dengan loyang pai di lutut. “Aku bukan pencuri,” katanya. “Cuma wajahku begini. Ini mereka buang.~+, dan~ Aku mau mengembalikannya. Tiga malam aku merayap ke sana.~+,~ Tiga malam mereka berteriak.”`,
      help: `Rakun memperlihatkan caranya, dengan perut di tanah. “Sudah coba lewat tengah,” kata {name}, “lalu mengetuk?” Maka naiklah rakun lewat jalan depan, dengan dua kaki.~+,~ Lalu mengetuk. “Loyangku!” kata sebuah suara.~+,~ Lalu, “Mari masuk.”`,
      gift: `Rakun keluar dengan pai di topengnya. “Ini untuk kalian[, kucuci tiap malam].” Itu penutup teko, belang seperti lebah, berlubang untuk ceratnya. “Kami tidak punya teko,” kata {name}. “Aku juga tidak. Tapi raba, dari dulu ia menjaga hangat, kalau-kalau perlu.”`,
      back: `Di jendela terang duduk rakun berserbet. “Penutup tekoku?” serunya. “Ada yang tidur di dalamnya,” kata {name}. “Telinganya keluar di lubang cerat?” “Satu.” “Berarti benar pakainya,” kata rakun, “dan aku diundang lagi hari Kamis.”`,
      comes: `Dari sudut muncul rakun, memandang {being}, depan dan belakang. “Di keluargaku itu dicuci dulu.” Maka ia mengambil sepiring air.~+, dan~ Mencuci udara di samping {being}. “Yah, lebih bersih,” kata rakun, lalu tinggal.`,
      bye: `Rakun mencuci tangannya dalam gelap, satu demi satu, lalu melambaikan selamat tidur dengan dua-duanya.`,
    },
    pigeon: {
      noun: noun('merpati pos', 'seekor merpati pos'),
      trouble: `Di atas mobil berdiri merpati dengan nomor di kakinya. “Aku merpati pos,” katanya. “Lepaskan aku enam ratus kilometer dari sini, dan aku pulang sebelum makan siang.” “Lalu kenapa?” tanya {name}. Suaranya dikecilkan. “Jangan bilang yang lain. Aku tersesat.”`,
      help: `“Ada atap hijau,” kata merpati, memandang bukit, “dan bapak yang bersiul.” {name} memegang bahunya.~+,~ Lalu memutarnya.~, dan~ Atap hijau itu ada, di sebelah. “Aduh,” kata merpati, “yang diajarkan kepada kami cuma jauh.”`,
      gift: `Merpati pulang berjalan kaki, karena cuma sebelas langkah.~+,~ Lalu kembali membawa bulu. “Kok bengkok?” kata {name}. “Di situ tahunya,” kata merpati. “Taruh rata di tangan. Ia menoleh ke arah orang yang menunggumu.”`,
      back: `Di atap hijau duduk merpati. “Menoleh?” tanyanya. “Setiap kali,” kata {name}, mengangkat bulu itu. Bulu itu berputar, menunjuk merpati.~+,~ Lalu diam. Di dalam ada bapak bersiul. “Itu aku,” kata merpati. “Aku sedang ditunggu.”`,
      comes: `Seekor merpati mendarat di pagar, punggungnya lurus sekali. “Aku mengantar pesan,” katanya. “Yang ini untuk siapa?” Ia mencoba mengangkat {being}.~+, dan~ Yang terangkat cuma merpati. “Kutunggu,” katanya, “sampai ada prangko.”`,
      bye: `Merpati pos bilang selamat tidur dari atapnya sendiri, punggungnya lurus, dan sudah tidur sebelum punggung itu bengkok.`,
    },
  },
  objects: {
    rod: {
      noun: noun('pancing kecil', 'sebuah pancing kecil'),
      use: `“Bisa ditarik,” kata {name}, memegang pancing kecil di dua ujungnya. Ditarik, jadi panjang.~+,~ Ditarik lagi, sampai penitinya tidak kelihatan. Jauh di atas peniti itu menyangkut, klik.~, dan~ Mereka menggulung talinya.~+, dan~ Yang naik mereka sendiri.`,
    },
    cozy: {
      noun: noun('penutup teko', 'sehelai penutup teko'),
      use: `{name} mengeluarkan penutup teko belang itu, hangat seperti baru turun dari teko. Ia turun menutup kepala kecil yang dingin.~+, dan~ Dari lubang cerat keluar satu telinga. Di dalam belang-belang ada yang bilang “Mm”, seperti panci ditaruh.`,
    },
    feather: {
      noun: noun('bulu bengkok', 'sehelai bulu bengkok'),
      use: `{name} menaruh bulu itu di tangan terbuka. Mula-mula ia seperti bulu biasa.~+,~ Lalu ujungnya yang bengkok terangkat, sedikit ke kiri, sedikit ke kanan, seperti anjing pada talinya. “Berarti di situ ada yang menunggu,” kata {pal}.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini dua pagar tanaman menutupi jalan, berikut lampunya.~,~ Gelapnya begitu rupa sampai seekor kucing keluar.~+, dan~ Ternyata dua. “Kalian kan bisa lihat dalam gelap,” kata {name}. “Yang itu tidak,” kata kucing.`,
        after: `Jadi ke sinilah bola-bola hilang! Pagar tanaman itu penuh bola, bola tenis, dan satu bola merah berbekas gigi. Sambil lewat mereka menggelindingkan semua yang ketemu.~+, dan~ Di belakang, menuruni jalan, orang-orang mendapat kembali liburannya.`,
      },
    },
    reach: {
      one: {
        meet: `Pagar papan melintang di jalan, dua kali lebih tinggi daripada siapa pun. Gerbang tidak ada.~+, dan~ Lubang pun tidak. DILARANG, kata papan di atasnya. [Selebihnya sudah luntur.] {name} melompat.~+, dan~ Dapat melihat pagar lebih banyak.`,
        after: `Dari atas pagar semua halaman belakang terlihat sekaligus. Dari depan rumah-rumah itu sama.~+, dan~ Dari sini tidak ada dua yang mirip. Di satu halaman, di bawah untaian lampu, seorang bapak berdansa pelan dengan anjing.~+,~ Jadi mereka turun tanpa bunyi.`,
      },
    },
    call: {
      one: {
        meet: `Di sini penyiram menyala, tujuh berderet, menutup jalan. Jauh di teras, di dekat kerannya, tidur nenek dengan teka-teki silang. “Permisi!” seru {name}. *Tsip, tsip, tsip,* kata ketujuh penyiram.`,
        after: `“Tidak tidur!” seru nenek itu. “Berpikir!” Keran diputar.~+, dan~ Ketujuh penyiram membungkuk, lalu berbaring. “Mumpung kalian di sini, enam huruf, *sebelum tidur*.” {name} berpikir. “*Piyama.*” Kotak-kotaknya dihitung dengan pensil. “Ya ampun, pas,” katanya.`,
      },
    },
    soft: {
      one: {
        meet: `Di jalan berdiri anak anjing berkalung besar, basah, gemetar sampai kalungnya ting-ting-ting. “Aku anjing penjaga,” katanya. “Tidak ada yang lewat. Gemetarku karena galak. Ini dingin, atau galak juga?”`,
        after: `Kalung itu sudah diam. “Tadinya mau kugigit,” kata anak anjing, mata terpejam, “tapi cuma tali sepatunya.” Datanglah bapak bersandal sebelah.~+, dan~ Anjing penjaga dikancingkan ke dalam jubah mandinya. Ia digendong masuk, menghadap belakang.~+,~ Sambil menjaga.`,
      },
    },
    way: {
      one: {
        meet: `Di sini lima jalan bertemu, Jalan Plum, Gang Plum, Lorong Plum, Taman Plum, dan satu yang cuma Plum. Di bawah papannya berdiri pengantar pizza bersepeda. “Aku ke sini tiap malam,” katanya, “dan belum pernah mengantar yang masih panas.”`,
        after: `Yang benar Taman Plum.~,~ Rumahnya melingkar.~+, dan~ Setiap kotak suratnya rumah yang sama, cuma kecil. “Kalian menemukan kami!” kata seorang bapak, menyalami mereka. Di belakang mereka, untuk pertama kalinya, datanglah pizza.~+,~ Panas.`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('mobil es krim', 'sebuah mobil es krim'),
  title: `Mobil Es Krim`,
  sign: `Ting-ting-tung, bunyi mobil es krim di Jalan Kelereng. Sudah gelap, sudah lewat jam es krim.~+, tetapi~ Ia memutari blok.~+,~ Lalu kembali. [Semua anjing ikut bernyanyi.] Ting-ting-tung! “Itu sebelas kali,” kata seseorang berambut rol, menutup satu jendela lagi.`,
  trace: `Di jalan ada setetes yang hijau, dingin, lengket, dan manis. Mereka mengikuti tetesan itu, melewati sudut demi sudut, sampai ke tempat mulainya. “Mobil itu berputar-putar,” kata {name}. “Hijau dan manis apa?” “Kacang polong, kalau terpaksa,” kata {pal}.`,
  found: `Dari sudut terakhir Jalan Kelereng muncul mobil es krim, sendirian. Begitu melihat mereka ia berhenti sampai semua contongnya melompat. “Es krim?” katanya. “Kalian keluar! Sekarang orang cuma lari ke jendela.” [Ting-ting, kata corong di atapnya sebelum sempat ditahan.]`,
  near: `Ting-ting-tung! Rapat di pagar depan berdiri mobil es krim, yang sudah sebelas kali memutari blok. “Kalian bangun?” tanyanya. “Syukurlah. Yang lain punya jendela untuk ditutup.” Ting, kata corong di atapnya. “Maaf. Dia keluar sendiri.”`,
  first: `“Lagunya kita tahan di dalam,” kata {name}, lalu menyumpalkan kaus kaki ke corong di atap mobil es krim. Mobil itu diam.~+,~ Lalu mulai menggembung. *Mmf*, kata kapnya. Kaus kaki itu terbang. “Harus keluar dari mana saja,” kata mobil es krim.`,
  second: `“Mainkan lagumu sampai habis,” kata {pal}, “lalu berhenti.” “Habisnya di mana?” tanya mobil es krim. Ia main, mereka mendengarkan. “Sekarang!” kata {pal}.~+,~ Tetapi itu sudah awalnya. “Lagunya di silinder,” kata mobil es krim, “berputar terus, seperti cucian.”`,
  why: `“Masih ada satu, rasa pistasio,” kata mobil es krim. “Sebelum habis aku tidak bisa pulang, jadi aku keliling dan main. Dulu mereka berlari keluar.~+,~ Sekarang jendela ditutup. Kalau aku berhenti main, di rumah mana pun tidak ada yang menengok.”`,
  settled: `Mobil es krim menghentikan lagunya. Jendela kecilnya naik.~,~ Di situ yang terakhir, hijau[, dengan wafer seperti telinga]. “Kami keluar untukmu,” kata {name}. “Tiga sendok, ya.” Rasanya kacang, salju, dan warna hijau.~,~ Lalu digantungnya tulisan HABIS.~+, dan~ Lampunya separuh terpejam.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('kunang-kunang pertama', 'seekor kunang-kunang'),
  title: `Kunang-Kunang Pertama`,
  sign: `Satu malam dalam setahun kunang-kunang naik dari rumput panjang di ujung jalan.~, dan~ Satu harus duluan.~+,~ Lalu yang lain mulai. Malam itu malam ini.~+, dan~ {name} sudah ketiduran dengan empat piyama yang berbeda.`,
  trace: `Di dalam pagar tanaman ada yang berpidato. “Selamat malam. Bukan. Selamat malam, *semua*.” Mereka menyibak ranting.~+, dan~ Tidak ada siapa-siapa, cuma sehelai daun masih goyang. {name} merabanya. “Hangat,” kata {name}, “seperti lampu baru padam.”`,
  found: `Di tempat trotoar habis mulailah rumput panjang.~+, dan~ Di situ, berderet, duduk semua orang Jalan Kelereng, di kursi kebun, dengan berondong jagung. Di pucuk rumput tertinggi hinggap satu kunang-kunang.~+,~ Kedua sayapnya menutupi lampu[, seperti orang menduduki surat].`,
  near: `Di pagar tangga depan hinggap kunang-kunang, lampunya padam. Itulah yang pertama, yang harus mulai.~, dan~ Di rumput seluruh jalan duduk menunggu di kursi. “Jangan bilang kalian melihat aku,” kata kunang-kunang.`,
  first: `“Coba cahayamu di sini,” kata {name}, membuat tempat gelap dari dua tangan. Kunang-kunang masuk.~+,~ Lalu setitik cahaya menyala, dan semua jari memerah. “Jarimu ikut menyala!” serunya, lalu padam. “Itu cuma tembus,” kata {name}.`,
  second: `“Menyala pada tiga,” kata {pal}. “Satu. Dua. Tiga.” Tidak ada yang menyala. “Sebelum tiga atau sesudahnya?” tanya kunang-kunang. “Tepat di tiga,” kata {pal}. “Tiga itu agak panjang,” kata kunang-kunang. “Ada *ti*-nya, ada *ga*-nya.”`,
  why: `“Yang lain nyala, padam,” kata kunang-kunang pertama. “Punyaku ada bolongnya. Kedip-kedip, lalu bolong.~+,~ Lalu kedip. Mereka datang dengan kursi dan berondong. Kalau kuperlihatkan, dan sesudah itu gelap terus?”`,
  settled: `Kunang-kunang pertama membuka sayap dari lampunya. Kedip-kedip. Bolong. Kedip. Tidak ada kursi yang berderit.~+,~ Lalu, jauh di kotak surat terakhir, kedip-kedip, bolong, kedip.~+, dan~ Menyalalah seluruh rumput.~+,~ Setiap kedipnya ada bolongnya.`,
};
