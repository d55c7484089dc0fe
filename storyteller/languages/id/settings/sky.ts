import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'sky', IndonesianNoun> = {
  tiny: {
    noun: noun('kepik', 'seekor kepik'),
  },
  home: [
    `Rumah {name} berdiri di awan putih kecil, diikat dengan tali pada sebuah desa jauh di bawah. Kalau sore semua jendela merah jambu.~+, dan~ Dapur berbau roti panggang.`,
    `Rumah {name} bergantung di langit pada sembilan balon, dengan awan di tangga belakang. Kalau sore rumah itu berayun sedikit.~+, dan~ Waktu makan, supnya miring, lalu kembali.`,
  ],
  back: `Mereka pulang dari awan ke awan, masing-masing empuk di bawah kaki seperti ranjang. Jauh di bawah terbentang tanah, gelap, dengan lampu di sana-sini.~+, dan~ Di depan, kecil dan kuning, jendela rumah {name}.`,
  night: {
    dark: `Di langit, malam datang dari bawah. Lembah-lembah yang pertama gelap.~+,~ Lalu bukit-bukit, dan di tempat mereka masih sore, sampai tidak lagi. Satu bintang sudah keluar, seperti orang yang datang ke pesta terlalu awal.`,
    deep: `Sekarang seluruh langit gelap.~,~ Awan-awan berbaring rapat tanpa bergerak. Bulan lewat di atasnya, meninggalkan sedikit cahaya di setiap punggung. Jauh di bawah satu lampu padam[, tanda tanah sudah selesai].`,
  },
  hush: {
    one: `Angsa-angsa yang pertama berhenti. Seharian mereka saling mengingatkan supaya di kiri. Sekarang mereka duduk dua baris, saling bilang selamat tidur.~+, dan~ Itu lama.~+,~ Lalu tinggal dua angsa.~+,~ Lalu tidak ada.`,
    two: `Sesudah itu tali-tali diam. Sekarang awan sudah berbaring.~+, dan~ Tali tergantung kendur. “Ngik,” kata satu, jauh di sana, lalu tidak jadi. Kemudian tinggal sisi bantal yang sejuk.`,
    three: `Lalu tinggal satu bunyi, yang terkecil di langit.~, dan~ Setetes embun tumbuh di pinggir awan.~+,~ Lalu lepas. Jatuhnya jauh sekali.~+, dan~ {name} berbaring mendengarkan, mendengarkan, sampai tidak ada lagi yang mendengarkan.`,
  },
  facts: {
    one: `“Awan putih biasa beratnya kira-kira seratus gajah,” kata {pal}. “Ia tidak jatuh karena tetesnya begitu kecil.~+,~ Jadi udara bisa menahannya.” Awan berikutnya diseberangi {name} dengan berjinjit.`,
    two: `“Kenapa sore-sore matahari merah?” tanya {name}. “Jalannya lebih jauh,” kata {pal}. “Cahayanya lewat banyak udara.~+, dan~ Udara menghamburkan yang biru. Yang sampai cuma merah.” “Pasti kotaknya penuh sekali waktu berangkat,” kata {name}.`,
    three: `“Ada burung yang tidur sambil terbang,” kata {pal}. “Burung cikalang, di atas laut, beberapa detik sekali.” Menurut {name} itu berguna. [“Separuh mana yang bangun sekarang?” tanya {pal}.] Sepuluh langkah berikutnya separuh kiri mereka tidur nyenyak.`,
  },
  places: {
    laundry: {
      noun: noun('jemuran cuaca', 'sebuah jemuran cuaca'),
      arrive: `Di antara dua awan terentang tali tempat cuaca dijemur.~,~ Selembar kabut dijepit sudut-sudutnya.~+, dan~ Di sebelahnya tiga embun kecil. Mereka merunduk lewat.~+, dan~ Rasanya seperti dicium handuk.`,
    },
    trail: {
      noun: noun('jalan pesawat', 'sebuah jalan pesawat'),
      arrive: `Garis putih melintasi seluruh langit, buatan pesawat yang sudah pergi. Mereka melihat ke kiri, ke kanan, ke kiri lagi.~+,~ Lalu menyeberang. Waktu menoleh, garis itu sudah dihapus, kecuali yang ada jejak kakinya.`,
    },
    peak: {
      noun: noun('puncak gunung', 'sebuah puncak gunung'),
      arrive: `Di tengah awan menyembul sedikit gunung, ujungnya saja, dengan sesendok salju dan satu rumput duri. Mereka berdiri di atasnya.~+, dan~ Karena itu satu-satunya tanah di mana-mana, mereka membersihkan kaki waktu turun.`,
    },
    balloons: {
      noun: noun('balon-balon hilang', 'beberapa balon hilang'),
      arrive: `Di sinilah balon sampai kalau ada yang melepaskannya. Mereka terangguk-angguk berderet di bawah awan tinggi, yang merah, ikan biru, dan angka 4 yang meninggalkan ulang tahunnya. Jalannya tidak apa-apa, kata mereka.~+,~ Cuma tangisan di awalnya itu.`,
    },
  },
  helpers: {
    goose: {
      noun: noun('angsa', 'seekor angsa'),
      trouble: `Di awan kelabu, seekor angsa menghitung angsa. “Sembilan belas,” katanya. “Tadinya dua puluh.” Ia mulai dari ujung lain.~+, dan~ Tetap sembilan belas. “Hilang satu,” kata angsa, “dan celakanya, aku tidak ingat siapa.”`,
      help: `“Aku yang menepuk,” kata {name}, “kamu tutup mata.” {name} menyusuri barisan, tep, tep.~+, dan~ Setiap angsa menyebut nomornya. “Sembilan belas,” kata yang terakhir. Masih ada satu punggung. “Dua puluh,” kata angsa. “Oh! Yang hilang *aku*.”`,
      gift: `“Ambil ini,” kata angsa, mencabut bulu kelabu yang bengkok di tengah. “Kok seperti bulu,” kata {name}. “Memang. Tapi sudah sebelas kali bolak-balik ke sana.~+,~ Jadi ia tidak bisa disuruh salah jalan.”`,
      back: `Angsa menghitung barisannya.~, lalu~ {name} mengulurkan bulu itu.~+, dan~ Bulu itu berputar, menunjuk angsa. “Jadi kamu pulang,” kata angsa. “Sembilan belas berbaring, satu menghitung.” Lalu ia berbaring di ujung.~+,~ Dan itu dua puluh.`,
      comes: `Seekor angsa lewat berjalan kaki. “Kamu perlu jalan dalam bentuk V,” katanya kepada {being}. “Aku depannya.” Ia jadi depannya, dan menunggu. “Kalau satu, lebih mirip titik,” kata angsa, lalu duduk menjadi titik.`,
      bye: `Angsa menghitung mereka waktu lewat, lalu bulan, lalu, biar aman, dirinya sendiri dua kali.`,
    },
    swift: {
      noun: noun('burung walet', 'seekor burung walet'),
      trouble: `Di awan tergeletak sesuatu seperti gantungan baju jatuh. “Aku walet,” katanya, “dan aku mendarat. Makan tidurku di udara. Tadi aku melihat matahari terbenam.~+,~ Lalu meleset. Tolong lewat saja, anggap aku ranting.”`,
      help: `{name} tengkurap untuk melihat.~,~ Sayapnya panjang sekali.~+, sedangkan~ Kakinya hampir bukan kaki. Walet itu dibawa ke pinggir awan.~+,~ Lalu kedua tangan dibuka. Ia jatuh seperti sendok, dan di tengah jalan sendok itu jadi walet.`,
      gift: `Walet kembali. “Tangan di depan!” serunya, lalu menjatuhkan segumpal bulu kelabu. “Itu semua yang empuk yang pernah kutemui. Ditarik, ya.” Dan pergilah ia ke Afrika, atau makan malam. Pada walet susah dibedakan.`,
      back: `Walet lewat, melayang, satu mata terpejam. “Buluku?” gumamnya. “Sedang ditiduri orang,” kata {name}. “Bagus,” katanya sambil berputar.~+,~ Lalu ia pergi ke tempat yang berkilo-kilo tidak ada pijakannya.~+, dan~ Memejamkan mata satunya.`,
      comes: `Seekor walet lewat, karena walet tidak berhenti. “Yang kamu perlukan,” serunya, lalu hilang, lalu berputar, “bulu!” Sedikit dijatuhkannya, sebesar kacang. [{Being} memakainya dengan sopan.] “Aku,” katanya, lalu berputar, “tinggal menonton.”`,
      bye: `Walet lewat sekali lagi dengan sayap terentang, tanpa bilang apa-apa, karena sudah tidur.`,
    },
    kite: {
      noun: noun('layang-layang merah', 'sebuah layang-layang merah'),
      trouble: `Di awan duduk layang-layang merah, terikat talinya sendiri seperti paket. “Aku jungkir balik,” katanya. “Tidak ada yang lihat, jadi tujuh kali.~+,~ Lalu aku tidak kelihatan karena tali. Aku tidak hilang. Cuma dilepas orang.”`,
      help: `{name} berhenti mengurai simpul.~+,~ Lalu duduk di depannya seperti orang berkarcis. “Bisa tujuh jungkir balik ke arah sebaliknya?” “Kamu lihat?” kata layang-layang. Talinya lepas semua.~+,~ Dan mereka bertepuk begitu keras sampai ada yang kedelapan.`,
      gift: `“Ambil ekorku,” kata layang-layang. “Aku sudah tidak perlu.” Cuma tali panjang bersimpul koran.~+, dan~ {name} membacakan sedikit, “*Kamis, hujan ringan.*” “Lebih kuat daripada kelihatannya,” kata layang-layang. “Bertahun-tahun ia menahanku.”`,
      back: `Layang-layang merah melayang di atas jalan, bergoyang. “Tahan aku, tolong,” katanya. “Aku tidak bisa berhenti jungkir balik.” Maka ekornya diikatkan lagi oleh {name}.~, dan~ Ia menyentak sekali.~+,~ Lalu diam. “Lihat,” katanya. “Nol kali.” Mereka melihat semuanya.`,
      comes: `Layang-layang merah turun ke {being}. “Jungkir balik menyenangkan siapa saja,” katanya. “Lihat.” Satu, bagus sekali. “Sekarang kamu.” {Being} tidak jungkir balik. “Kalau begitu jatahmu kukerjakan,” katanya, lalu ia tinggal.`,
      bye: `Layang-layang melambaikan selamat tidur dengan satu sudut, lalu sudut lain, sampai keempatnya, dan harus mulai lagi.`,
    },
  },
  objects: {
    feather: {
      noun: noun('bulu angsa', 'sehelai bulu angsa'),
      use: `{name} mengangkat bulu angsa.~+,~ Lalu melepaskannya. Bukannya jatuh, ia berputar sekali dan menunjuk. {name} menggesernya ke kiri sedikit.~+, dan~ Ia kembali, agak tersinggung.~+,~ Jadi mereka percaya saja pada bulu itu.`,
    },
    fluff: {
      noun: noun('bulu', 'segumpal bulu'),
      use: `Gumpalan bulu dikeluarkan.~+, dan~ {name} menariknya. Keluar, dan keluar lagi, kapuk, wol, dan hampir seluruh randa tapak. Mula-mula bantal.~+,~ Lalu selimut. Yang kecil dan kedinginan masuk ke dalamnya.~+, dan~ Dari tengahnya keluar helaan napas.`,
    },
    tail: {
      noun: noun('ekor layang-layang', 'seutas ekor layang-layang'),
      use: `{name} memutar ekor layang-layang dua kali.~+,~ Lalu melempar. Ia naik, korannya gemerisik, dan menyangkut. Mereka memanjat, tangan demi simpul, melewati seminggu cuaca. Senin hujan. “Yang paling atas apa?” seru {pal}.~, dan~ {name} melihat. “*Cerah.*”`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini jalan masuk ke awan setinggi langit.~+,~ Di dalamnya kelabu dan tebal seperti bantal. {name} maju selangkah.~+, dan~ Kedua kakinya hilang. [{name} mundur selangkah, dan kakinya ada lagi.] Baunya hujan yang belum dipakai.`,
        after: `Jadi di sinilah hujan disimpan. Tetes-tetesnya tergantung berderet, masing-masing berlabel, *Gerimis. Hujan. Piknik.* Mereka lewat menyamping dengan siku ditarik.~+, dan~ Setetes jatuh di hidung {name}. Piknik orang jadi kurang setetes.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini jalan berhenti.~+, dan~ Baru terus lagi di awan lain, setinggi atap. {name} melompat.~+,~ Tetapi awan itu empuk, setiap lompatan awan mereka turun, dan yang sana tampak lebih tinggi. “Berhenti,” kata {pal}. “Jadi tambah tinggi.”`,
        after: `Di atas sini mereka berbaring di pinggir, melihat ke bawah.~,~ Sawah-sawah terbentang seperti selimut tambal.~+, dan~ Di atasnya sebuah desa, seperti remah. {name} melambai kepada lampu yang terkecil.~+, dan~ Lampu itu padam, lalu menyala lagi.`,
      },
    },
    call: {
      one: {
        meet: `Di sini ada celah.~+, dan~ Jembatannya tergulung di seberang. Di sebelahnya tidur pelikan, topinya diikat menutup telinga. “Jembatannya, tolong!” seru {name} sambil melambai.~, dan~ Dalam tidurnya pelikan melambai balik.~+,~ Lalu melambai dengan sayap satunya juga.`,
        after: `“Jembatannya!” kata pelikan sambil melepas topi. “Kukira mimpi, orang-orang kok ramah sekali.” Jembatan turun, papan demi papan.~+, dan~ Mereka menyeberang sambil berpegangan tali. “Bayar berapa?” tanya {name}. “Tidak usah. Lambaiannya sudah kuterima.”`,
      },
    },
    soft: {
      one: {
        meet: `Di jalan duduk awan kecil sekali, menggigil. Setiap kali menggigil, salju turun.~+,~ Jadi tidak ada yang bisa lewat. “Maaf,” katanya. “Aku naik ke tempat dingin karena ada yang menantang.” “Siapa?” tanya {name}. “Aku,” kata awan.~+, dan~ Salju turun lagi.`,
        after: `“Aku hangat,” kata awan kecil, “hangat sampai ke pinggir.” Bawahnya jadi merah jambu.~+,~ Lalu ia naik dari jalan seperti adonan, dan salju mengalir pergi. Setetes jatuh dari awan itu. “Jangan dipikirkan,” katanya. “Itu cuma terima kasih.”`,
      },
    },
    way: {
      one: {
        meet: `Di sini jalan pecah jadi lima lorong putih, mirip seperti bantal. Papan penunjuknya ada, menunjuk kiri.~+,~ Lalu, kena embusan, kanan, lalu menunjuk {pal}. “Kurasa bukan aku,” kata {pal}. [“Maunya membantu,” kata {name}, “cuma belum diberi tahu.”]`,
        after: `Yang benar lorong paling tipis, yang gelapnya tembus. Kelihatannya tidak kuat menahan seekor pipit.~+,~ Dan ternyata kuat untuk berdua. Di belakang mereka papan penunjuk itu menunjuk tepat ke arah yang benar, tanpa seorang pun membacanya.`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('angin kecil', 'sebuah angin kecil'),
  title: `Angin Kecil`,
  sign: `Pada jam tidur mulailah angin di atas sana, di antara awan. Ia mengguncang daun jendela, membunyikan sendok.~+,~ Lalu masuk lewat lubang kunci dan keluar lewat cerobong. “Wiii,” katanya. “Wii. *Wiiii?*” Rumah diputarinya terus.~+,~ Jadi tidak ada yang bisa tidur.`,
  trace: `Di pinggir awan ada lingkaran remah dan benang, bulat dan rapi seperti piring. “Ada yang berjalan berputar-putar di sini,” kata {name}. “Tanpa kaki,” kata {pal}.~, dan~ Di awan berikutnya ada satu lagi.~+,~ Masih berputar.`,
  found: `Tinggi di atas, di sudut antara dua awan, ada angin kecil sekali, berputar-putar. Yang kelihatan cuma bawaannya, karcis bus dan topi kertas. “Sekali lagi saja,” serunya.~+,~ Lalu ia berputar. “Yang itu tidak dihitung,” katanya.`,
  near: `Tepat di luar ada angin kecil sekali, berputar-putar mengelilingi rumah.~,~ Tahunya dari topi kertas yang ikut berputar. “Wiii,” katanya lewat jendela.~+,~ Lalu ia berpapasan dengan dirinya sendiri. “Ups,” katanya.`,
  first: `“Berbaringlah di lengan bajuku,” kata {name} sambil membukanya. Angin kecil masuk, naik lengan yang satu, turun lengan yang lain.~+,~ Lalu keluar. “Lengannya bagus,” kata angin kecil, “cuma pintunya dua, dan aku tidak tahan lihat pintu.”`,
  second: `“Taruh topimu, biar istirahat,” kata {pal}. Angin kecil menaruhnya. Sekarang tidak ada lagi yang kelihatan. “Sudah berhenti?” tanya {pal} ke kiri. “Belum,” kata angin kecil, di kanan.~+,~ Maka topinya mereka kembalikan.`,
  why: `Angin kecil menjatuhkan topinya. “Kalau berhenti,” katanya, “aku bukan angin. Angin yang berbaring cuma udara.~+, dan~ Sudah lihat udara sebanyak apa? Tidak ada yang tahu mana yang aku. Orang bilang selamat tidur kepada angin. Kepada udara tidak ada.”`,
  settled: `Angin kecil berputar sekali.~+,~ Lalu berbaring di bawah dagu {name}. {name} menarik napas, dan ia masuk. {name} membuang napas, dan ia masih ada. “Oh,” kata angin, keluar masuk. “Aku berbaring, dan aku masih jalan.” “Semalaman,” kata {name}. “Selamat tidur, angin. Yang sedikit itu kamu.”`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('pelangi bulan', 'sebuah pelangi bulan'),
  title: `Pelangi Bulan`,
  sign: `Satu malam dalam setahun, kalau bulan bulat di satu sisi awan dan hujan di sisi lain, datanglah pelangi bulan. Itu pelangi, cuma dalam gelap.~+, dan~ Malam itu malam ini. Di seberang langit, tanpa suara, hujan sedang mengambil tempatnya.`,
  trace: `Rendah di dalam kabut ada yang mulai menggambar lengkung, pucat, setinggi sepatu.~+,~ Lalu dihapus. Di sebelahnya satu setinggi lutut, dihapus juga. “Ada yang mulai terus,” kata {name}. “Dan berhenti terus,” kata {pal}.`,
  found: `Tinggi di antara awan tergantung hujan. Bulan bulat duduk menyinarinya sekuat tenaga. Di setiap awan ada yang datang melihat. Rendah di dalam hujan ada sedikit lengkung pucat, yang melihat mereka semua, lalu padam.`,
  near: `Di dekat tangga belakang berdiri kaki pelangi bulan, dan tangganya tembus pandang. Selebihnya mestinya naik, melengkung, turun.~+,~ Tetapi ia cuma sampai jendela, melihat mereka semua menunggu di awan, dan berhenti.`,
  first: `“Kami tidak melihat,” kata {name}, lalu mereka menghadap ke arah lain. Gelapnya sama saja. “Sudah keluar?” tanya {name}. “Tidak bisa,” kata pelangi bulan. “Pelangi cuma ada kalau dilihat. Kalian berbalik, aku tidak di mana-mana.”`,
  second: `“Kubisikkan yang manis di telinganya,” kata {name}, lalu berjalan menuju pelangi bulan. Setiap satu langkah, pelangi itu selangkah lebih jauh. “Bisa diam di situ?” tanya {name}. “Aku diam,” kata pelangi bulan. “Pelangi memang tidak bisa didatangi.” Maka {name} mundur. Pelangi itu ikut mundur.`,
  why: `“Kalian kenal pelangi siang,” kata pelangi bulan, begitu samar sampai hampir hujan saja. “Dia punya merah. Dia punya *jingga*. Aku cuma dari cahaya bulan, itu pun bekas pakai. Mereka akan menunggu sisanya.~+,~ Lalu pulang sambil bilang, cuma segitu?”`,
  settled: `Pelangi bulan menaruh satu kaki di dalam hujan.~+,~ Lalu naik, melengkung, sekali jadi. Warnanya cuma putih.~+,~ Tetapi tidak ada yang memalingkan muka. Di situ ada merah setipis benang, ada hijau, dan biru yang siang-siang tidak pernah ada. Tidak ada yang bilang *cuma segitu*.`,
};
