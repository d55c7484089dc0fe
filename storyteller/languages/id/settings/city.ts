import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'city', IndonesianNoun> = {
  tiny: {
    noun: noun('ngengat', 'seekor ngengat'),
  },
  home: [
    `{name} tinggal di kota, di lantai lima sebuah rumah tinggi. Kalau sore, jalan berdengung jauh di bawah.~+, dan~ Dari ranjang kelihatan sembilan atap dan sepotong bulan.`,
    `Lima lantai di bawah jendela dapur {name} terbentang kota. Kalau sore semua lampunya menyala.~+, dan~ Di setiap jendela kuning ada yang makan malam. [Bapak yang senam memakan jatahnya sambil berdiri.]`,
  ],
  back: `Jalanan jadi milik mereka sendiri.~+, dan~ Lampu lalu lintas berganti merah ke hijau, padahal tidak ada siapa-siapa. Tembok memulangkan langkah mereka, tip, tap.~+,~ Lalu di lorong rumah {name} menunggu lift. “Pintu akan menutup,” katanya, agak sayang.`,
  night: {
    dark: `Lalu lampu jalan menyala di sepanjang lereng, seperti jari yang disusurkan pada piano. Toko-toko menurunkan kelopak besinya.~+, dan~ Di huruf-huruf papan nama merpati mulai menyelipkan diri. [Huruf O selalu penuh lebih dulu.]`,
    deep: `Kota pun sudah menemukan ranjangnya.~,~ Atap-atap berdiri bahu ke bahu seperti buku di rak. Jendela demi jendela padam. Jauh sekali, sebuah kereta berbalik dalam tidurnya.~+,~ Lalu berjalan terus.`,
  },
  hush: {
    one: `Bus yang pertama pergi. Bus terakhir berhenti, mendesah, menurunkan tangganya padahal tidak ada siapa-siapa.~+,~ Lalu menaikkannya lagi. Jauh di sana satu mobil bilang tin.~+,~ Dan malu sendiri.`,
    two: `Lalu pintu-pintu gulung turun, gemeretak demi gemeretak, sepanjang jalan. Orang yang belajar piano sampai di bagian yang sulit.~+,~ Lalu menutup pianonya. Di tepi tembok merpati bilang kuu, dari satu ke berikutnya.~+, dan~ Yang terakhir menyimpannya.`,
    three: `Sesudah itu tinggal dengung kota sendiri, begitu rendah sampai cuma terasa hangat. Ia naik lewat tembok, lewat ranjang, lewat bantal, seperti orang bersenandung di kamar sebelah, dengan pintu hampir tertutup.`,
  },
  facts: {
    one: `“Tempelkan telingamu di sini,” kata {pal}. Tiang lampu itu berdengung. “Itu listrik. Jalannya tidak seperti sungai, melainkan berayun, lima puluh atau enam puluh kali sedetik.” {name} mendengarkan. “Jadi dari tadi lampu-lampu itu ditimang,” kata {name}.`,
    two: `Di tepi tembok seekor merpati berjalan dengan kepala maju mundur. “Kenapa dia bilang iya terus?” tanya {name}. “Kepalanya diam di udara, lalu badannya menyusul,” kata {pal}, “supaya yang dilihat tidak goyang.” Sepanjang jalan itu mereka berjalan begitu juga.`,
    three: `Di antara dua batu, setangkai randa tapak sudah tutup untuk malam. “Kok bisa sampai di sini?” tanya {name}. “Lewat udara,” kata {pal}, “setiap biji punya payung sendiri dan bisa menyeberangi kota.” Mereka melangkahinya panjang-panjang, seperti melangkahi orang tidur.`,
  },
  places: {
    bakery: {
      noun: noun('toko roti', 'sebuah toko roti'),
      arrive: `Di bawah jalan ada cahaya. Angin hangat naik lewat trotoar. Itulah dapur toko roti, yang harinya sudah besok.~+, dan~ Lewat kaca tampak lengan-lengan putih menggulung adonan. “Aku bisa tidur di situ,” kata {pal}.`,
    },
    square: {
      noun: noun('alun-alun', 'sebuah alun-alun'),
      arrive: `Alun-alun itu kosong, jadi besarnya dua kali lipat. Di tengahnya air mancur yang sudah dimatikan menghitung uang recehnya.~+, dan~ Semuanya milik bulan. {name} bilang “Ha”.~+,~ Lalu rumah-rumah ikut bilang “ha”, seperti sederet paman.`,
    },
    steps: {
      noun: noun('tangga perpustakaan', 'tangga perpustakaan'),
      arrive: `Tangga perpustakaan itu lebar sekali, tempat orang duduk makan es krim. Malam-malam cuma ada dua singa batu, yang satu melihat ke kiri, yang satu ke kanan. Di balik pintunya ada semua buku itu.~+, dan~ Penuhnya terasa sampai luar. [Seekor ngengat menaiki tangga dengan berjalan kaki.]`,
    },
    bridge: {
      noun: noun('jembatan', 'sebuah jembatan'),
      arrive: `Mereka sampai di jembatan.~+, dan~ Di semua sisi hanya ada udara. Di bawah lewat sungai, membongkar lampu-lampu lalu merakitnya lagi.~+, dan~ Sebuah perahu meluncur dengan orang yang menggoreng sebutir telur. “Selamat tidur, telur,” kata {pal}.`,
    },
  },
  helpers: {
    baker: {
      noun: noun('tukang roti', 'seorang tukang roti'),
      trouble: `Tukang roti duduk di karung tepung, putih sampai ke bulu mata. “Ada satu yang harus masuk,” katanya, “dan itu hilang dari kepalaku. Tepung, air, ragi, lalu tanganku berbuat sesuatu.~+, dan~ Malam ini kulihat tanganku, jadi dia malu.”`,
      help: `“Jangan dipikirkan,” kata {name}. “Pikirkan anjing Bapak. Namanya siapa?” “Bruno,” kata tukang roti[, dan tangannya memegang sendok]. “Sukanya apa?” “Kaki. Dia tidur di kakiku, hangatnya seperti…” Tangannya sudah masuk stoples dan mengambil sejumput. “Garam!” serunya.`,
      gift: `Mereka harus menunggu sampai matang.~+,~ Tetapi tidak ada tempat menunggu yang lebih enak. Roti pertama keluar, sebesar bantal dan sepanas kucing. “Bawa di balik mantel,” kata tukang roti. “Roti begini gunanya bukan cuma dimakan.”`,
      back: `“Rotinya berguna?” tanya tukang roti di jendela kecilnya. “Enak dipeluk,” kata {name} sambil mengembalikan sisanya, pantatnya saja. Tanpa berpikir, tukang roti menaburkan sejumput garam di situ. “Lihat,” katanya, “memang tangan yang tahu.”`,
      comes: `Tukang roti lewat dengan nampan di kepala. “Semua orang mau roti,” katanya, lalu mengulurkan satu kepada {being}. Tetapi bukan roti yang diperlukan.~+, dan~ Tukang roti begitu heran sampai harus duduk. “Tiga puluh tahun,” katanya, “baru kali ini.” [Jadi ia tinggal, siapa tahu ada lagi.]`,
      bye: `Tukang roti bertopi kertas menjulurkan kepala, bilang selamat tidur kepada mereka, lalu selamat pagi kepada adonan.`,
    },
    pigeon: {
      noun: noun('merpati', 'seekor merpati'),
      trouble: `Seekor merpati berjalan mengitari tiang lampu, terus-menerus. “Aku tukang pos,” katanya. “Sembilan tahun aku terbang di kota ini.~+, dan~ Hari ini kacamataku ketinggalan. Ini jalan, itu aku tahu, tapi jalan-jalan itu mirip semua.” [Ia memandangi {pal}, lalu bertanya apakah ini balai kota.]`,
      help: `Merpati membawa surat.~+, dan~ {name} membacanya: *Bu Mekar, pintu biru*. Maka merpati duduk di kepala {name}.~+, dan~ {name} jadi matanya. “Pintu merah,” kata {name}. “Pintu hijau. Pintu bersepeda. Biru!” Tutup kotak surat berbunyi kletak, dan di dalam ada yang berseru, “Akhirnya!”`,
      gift: `“Uang aku tidak punya,” kata merpati, “tapi ini ada.~+, dan~ Karena aku tidak bisa membacanya…” Dari bawah sayap ditariknya peta, dilipat kecil sekali, digambar dari atas, cuma atap dan remah. “Kalau bingung jalan, ikut remahnya.”`,
      back: `Di dalam huruf O papan nama toko duduk merpati itu, berkacamata, yang ternyata dari tadi di atas kepalanya. {name} mengembalikan peta.~+, dan~ Sekarang merpati bisa membacanya. “Wah,” katanya, “isinya remah semua. Pintar sekali aku memilih.”`,
      comes: `Merpati mendarat tanpa kacamata, lalu membungkuk kepada {being}. “Selamat malam, Pak Wali Kota,” katanya. “Yang Bapak perlukan pidato.” Maka ia berpidato.~+, dan~ Isinya kuu semua. [Tidak ada yang berubah.] “Sama-sama,” kata merpati, lalu tinggal, siapa tahu diminta lagi.`,
      bye: `Di papan nama toko, merpati tanpa kacamata bilang selamat tidur, kepada mereka, kiranya, padahal kepada cerobong.`,
    },
    cleaner: {
      noun: noun('pembersih kaca', 'seorang pembersih kaca'),
      trouble: `Di atas tangga, dalam gelap, ada orang dengan ember, yaitu pembersih kaca yang menggosok satu titik terus-menerus. “Sudah empat puluh lantai,” katanya, “dan yang ini tidak mau hilang. Bulat, putih. Sudah kucoba sabun, juga sabun yang satunya.”`,
      help: `{name} naik.~+, dan~ Memang ada titik itu, bulat dan putih. {name} menaruh satu jari di situ.~+,~ Dan ternyata titiknya bukan di kaca, melainkan jauh di baliknya. “Itu bulan,” kata {name}. “Kacanya begitu bersih sampai tembus.” “Ya ampun,” kata pembersih kaca, “kasihan, kugosok terus.”`,
      gift: `Pembersih kaca tertawa sampai embernya berdenting. “Tadi itu jendela terakhirku,” katanya, “jadi bawa saja tangga kecil ini. Dilipatnya seperti koran.~+, dan~ Selama ini ia cuma menurunkan aku kalau kuminta.”`,
      back: `“Kuat untuk berdua,” kata {name}, mengembalikan tangga kecil. Pembersih kaca duduk di undakan depan rumahnya, kedua kaki di dalam ember.~+, dan~ Di airnya ada bulan, bulat dan putih. “Yang ini kubiarkan,” katanya.`,
      comes: `Pembersih kaca lewat dengan ember kosong, lalu memandang {being}. “Noda,” katanya. “Hampir selalu noda.” Dengan sisi lap yang lembut diusapnya {being} satu kali. “Ternyata bukan noda,” kata pembersih kaca[, lalu duduk di embernya, menunggu apa sebenarnya].`,
      bye: `Pembersih kaca lewat bersepeda, melambaikan lapnya kepada mereka, dan mengelap sedikit gelap di tempat itu.`,
    },
  },
  objects: {
    loaf: {
      noun: noun('roti', 'seketul roti'),
      use: `{name} membuka mantel.~+, dan~ Keluarlah bau hangat, lalu roti dari tukang roti. “Ini tidak untuk dimakan, atau tidak sekarang,” kata {name}. “Cukup dipeluk.” Maka dua lengan kecil melingkarinya.~+, dan~ Satu pipi berbaring di kulitnya. [Roti itu berdetik sedikit waktu mendingin, seperti jantung.]`,
    },
    map: {
      noun: noun('peta merpati', 'sehelai peta merpati'),
      use: `Peta merpati dibentangkan di tanah.~+, dan~ Mereka berlutut di dua sudutnya. Tidak ada satu nama pun, cuma atap dan remah. “Ini remah,” kata {name}, “itu juga, dan yang itu dulu roti.” Kalau disambung, jadi garis.~+, dan~ Garis itulah jalannya.`,
    },
    ladder: {
      noun: noun('tangga kecil', 'sebuah tangga kecil'),
      use: `{name} mengibaskan tangga kecil.~+, dan~ Ia membuka, klak, klak, klak, seperti orang kurus berdiri. Anak tangganya sebelas, dan sebelas memang yang perlu. “Awas yang keenam,” kata {pal}, “dia goyang.” Maka yang keenam dilangkahi.~+,~ Lalu sampailah mereka di atas.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini jalan lewat di bawah rel.~+, dan~ Lampunya rusak, jadi gelapnya seperti di dalam topi. Ada yang bilang plop.~+, dan~ Langkah mereka sendiri pulang terlalu besar. [“Kami berdua,” kata {name} keras-keras. “Berdua,” kata seseorang.]`,
        after: `Di dindingnya, sekarang kelihatan, ada gambar.~+,~ Seluruh terowongan dicat biru dengan seekor paus di dalamnya. Selama ini ia berenang di situ, dalam gelap.~+, dan~ Sisa jalan mereka tempuh pelan-pelan.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini ada tangga darurat.~+,~ Tetapi mulainya tinggi di tembok. Memang dibuat begitu supaya orang tidak naik.~+, dan~ Itu berhasil. {name} berdiri di tong sampah, {pal} berdiri di atas {name}.~+,~ Lalu, sesaat kemudian, tong sampah itu duduk.`,
        after: `Maka mereka menaiki tangga darurat, berputar-putar, melewati semua kamar tidur.~+,~ Lalu di puncaknya keluar ke atap. Dari situ jalanan tinggal seutas cahaya, seperti di bawah pintu.`,
      },
    },
    call: {
      one: {
        meet: `Di sini sungai.~+, dan~ Perahu malam tertambat di seberang. Tukang perahunya tidur di dalam, kakinya naik, radionya menyala. “Halo!” seru {name}.~+,~ Tetapi tepat saat itu sebuah bus lewat di jembatan. [Koran di wajahnya naik turun.]`,
        after: `“Bunyikan saja belnya!” seru tukang perahu sambil mendayung. “Bel mana?” tanya {name}. “Sudah kusimpan, ributnya bukan main.” Mereka diseberangkan tanpa bayar, cuma untuk teman bicara. [Di radio ada yang menang, dan itu yang ia suka.]`,
      },
    },
    soft: {
      one: {
        meet: `Di anak tangga terbawah, tempat mereka harus naik, duduk anjing kecil sekali dengan tali panjang.~+, dan~ Di ujung talinya tidak ada siapa-siapa. Ia menggigil.~+, dan~ Geramannya keluar sebagai cicit.`,
        after: `Anjing kecil itu berhenti gemetar di bagian depan.~+, dan~ Lama-lama juga di bagian belakang. Dari sudut jalan berlari seorang ibu dengan topi terbalik. “Macan!” serunya. Macan menggonggong satu kali, besar sekali.~+,~ Lalu membiarkan mereka lewat.`,
      },
    },
    way: {
      one: {
        meet: `Di sini semua jalan bertemu.~+,~ Lalu pergi lagi, sembilan jumlahnya, dengan nama jauh di atas dalam gelap. Di tengahnya kucing mencuci muka, yang tahu jalannya dan tidak akan bilang. “Kiri,” kata {pal}. “Kirinya ada empat,” kata {name}.`,
        after: `Yang benar bukan salah satu jalan besar, melainkan celah di antara dua rumah, selebar satu orang miring. Sesudah itu terbukalah halaman dengan pohon dan kemeja di jemuran. [“Aku tidak tahu kamu punya ini,” kata {name} kepada kota.]`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('trem terakhir', 'sebuah trem'),
  title: `Trem Terakhir`,
  sign: `Ting-tang-ting! Di jalan kota lewat sebuah trem.~+,~ Padahal jam sembilan trem sudah tidur. Ia menuruni bukit, memutari sungai.~+,~ Lalu naik bukit lagi. Ting-tang-ting! Sepanjang jalan, orang berbalik di ranjangnya.`,
  trace: `Di antara rel trem tergeletak karcis, lalu satu lagi, berderet.~,~ Semuanya baru.~+, dan~ Semuanya sudah dilubangi rapi. “*Ke,*” baca {name}. “Ke mana?” tanya {pal}. “Tidak ditulis,” kata {name}. “Cuma *ke*.”`,
  found: `Ting. Di relnya, di ujung kota, berdiri trem terakhir, kuning seperti mentega.~+, dan~ Semua jendelanya terang. Di dalam tidak ada orang, bahkan tidak ada masinis. “Nah, bagus,” kata trem. “Naik! Mau diantar ke mana? Ke mana saja, dua kali juga boleh.”`,
  near: `Ting! Trem terakhir berhenti tepat di depan rumah, padahal di situ tidak ada halte.~,~ Warnanya kuning mentega, semua jendelanya terang.~+, dan~ Isinya tidak ada. “Ada yang mau ke mana-mana?” tanyanya. Tidak ada. “Kalau begitu aku menunggu saja sambil ting,” katanya. Ting.`,
  first: `Trem terakhir punya engkol untuk memutar papan tujuan. “Seharusnya RANJANG,” kata {name}, lalu memutarnya. PELABUHAN, kata papan itu. “Ayo, ayo!” seru trem. Ting! {name} memutar lagi.~+, dan~ Muncul KEBUN BINATANG. “Dengan senang hati!” RANJANG tidak ada.~+, dan~ Semua yang lain ia mau.`,
  second: `“Belnya kita lembutkan,” kata {pal}, lalu menyumpalkan saputangan ke bel trem terakhir. *Dmf*, kata bel itu. “Dengar?” seru trem. “Aku pilek!” Sebelas kali ia membunyikannya untuk melegakan tenggorokan.~+,~ Dan pada yang kedua belas saputangan itu terbang. “Nah, lega. Ting!”`,
  why: `“Seharian ada orang di dalamku,” kata trem terakhir. “Mereka membaca, bersenandung, bercerita belanjaannya. Di halte terakhir semua turun.~+, dan~ Tidak seorang pun menoleh. Jadi aku berputar sekali lagi, siapa tahu masih ada satu. Kalau aku berhenti, tidak ada siapa-siapa.”`,
  settled: `<toddler: Trem terakhir merapat ke tangga depan.|Trem terakhir pulang ke kandangnya, membawa mereka.> “Halte terakhir,” katanya, suaranya gemetar. <toddler: Mereka berdiri melambai dan terus memandangnya|Mereka turun, menoleh, dan melambai>. “Oh,” kata trem, “jadi ada.” Satu demi satu jendelanya padam.~+, dan~ Ting, katanya dalam tidur[, tidak lebih keras daripada sendok].`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('pohon lentera', 'sebatang pohon lentera'),
  title: `Pohon Lentera`,
  sign: `Di atap tertinggi kota tumbuh pohon lentera.~,~ Tidak ada yang menanamnya.~+, dan~ Satu malam dalam setahun ia menyalakan lampunya sendiri. Orang lantai enam pernah melihat kilaunya di langit-langit.~+,~ Selalu pada malam hangat terakhir, dan itu malam ini.`,
  trace: `Di trotoar tergeletak lampu kertas kelabu, tidak lebih panjang daripada jempol.~, lalu~ {name} mengangkatnya ke lampu jalan. “Cuma kelabu,” kata {pal}.~+,~ Tetapi di dalam dua tangan {name} yang tertutup rapat, lampu itu emas. “Terangnya dalam gelap,” kata {name}.`,
  found: `Tinggi di atap, di samping cerobong, tumbuh pohon lentera, kurus dan berjelaga.~+, dan~ Di rantingnya tergantung tujuh lampu kertas, kelabu, tertutup. Di semua atap kota orang duduk bersandal di kursi dapur.~+,~ Tetapi tidak satu lampu pun menyala.`,
  near: `Di pot bunga di balkon berdiri pohon kecil, kurus dan berjelaga, dengan tujuh lampu kertas kelabu, yaitu pohon lentera yang turun dari atap mencari tenang. Tetapi di semua balkon kota orang mengeluarkan kursi. “Aduh, jangan,” kata pohon itu.`,
  first: `“Pasti ada tombolnya,” kata {name}, lalu meraba pohon lentera dari atas ke bawah. Di sisi gelapnya, di bawah ranting, ada benjolan bulat.~+, dan~ {name} menekannya. “Padam,” kata benjolan itu, yang ternyata siput. [“Maaf,” kata {name}. “Memang harus,” kata siput.] Lampu tidak satu pun menyala.`,
  second: `“Begini,” kata {pal} kepada pohon lentera, lalu berdiri memikirkan lampu. “Aku bersinar?” tanya {pal}. “Sedikit,” kata {name}, “di pinggir-pinggir.” Pohon itu memandang {pal} dari atas sampai ke bawah. “Bagus sekali,” katanya.~+,~ Lalu lampunya sendiri ditutup lebih rapat.`,
  why: `“Dulu di sini ada gelap,” kata pohon lentera. “Aku punya tujuh lampu.~+, dan~ Semua orang duduk bilang ooh. Sekarang lihat.” Mereka melihat kota dengan sejuta lampunya. “Semua naik ke sini membawa kursi, dan punyaku tetap tujuh. Kalau mereka bilang, cuma itu?”`,
  settled: `Satu lampu kertas membuka, selebar jari. “Cuma satu,” kata pohon lentera. “Kelihatan,” kata {name}.~, dan~ Di jendela terdekat ada yang memadamkan lampu supaya lebih jelas.~+,~ Lalu jendela berikutnya, lalu berikutnya. Dalam gelap, di pohon itu, emas semua, menyala ketujuhnya.~+, dan~ Semua bilang ooh.`,
};
