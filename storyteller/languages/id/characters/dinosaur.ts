import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const gus: PalTelling<IndonesianNoun> = {
  noun: called('Gembul'),
  intro: `Teman {name}, Gembul, adalah dinosaurus sebesar sofa dan segalak bakpao.~,~ Warnanya hijau.~+, dan~ Ekornya selalu tiba belakangan. Kalau berjalan ia minta maaf. “Maaf, remah. Maaf, kancing.”`,
  quirk: `{name} bersandar pada Gembul, sebentar saja. Itu keliru.~, karena~ Sisi Gembul sehangat roti, dan naik turun. “{name}?” kata Gembul. “Maaf. Kurasa kamu tutup.” [“Aku cuma melihat bagian dalam,” kata {name}, melompat bangun.]`,
  again: `“Boleh bersandar?” tanya {tiny.one} yang lewat. “Nanti ketiduran, lho,” kata Gembul. Ia bersandar.~+, dan~ Terdengar dengkur sepanjang bulu mata. “Aku ingin berguna,” kata Gembul. “Yang kubisa cuma hangat.”`,
  try: `“Bersandarlah padaku, kalau mau,” kata Gembul kepada {being}. “Maaf. Orang biasanya begitu.” Maka {being} bersandar di satu sisi.~+, dan~ {name} di sisi lain. Lama-lama ada yang mendengkur, yaitu Gembul. “Aku membantu?” tanyanya kemudian. “Belum,” kata {being}.`,
  payoff: `“Gembul,” kata {name}, “berbaringlah.” “Maaf,” kata Gembul, lalu berbaring melingkar, hampir. Di tengahnya seperti di dalam kue bolu.~, dan~ Yang kecil bersandar.~+,~ Lalu menghela satu napas panjang. “Ini berguna?” bisik Gembul. “Sst,” kata {name}.`,
  proud: `Gembul berjalan dengan kepala tegak, lupa minta maaf kepada sebelas remah, lalu kembali untuk itu.`,
  asleep: `Gembul berbaring di samping ranjang.~+, dan~ Seluruh rumah bilang uf. “Maaf, rumah,” kata Gembul. Sisinya naik, turun, naik. {name} mengeluarkan satu kaki dari selimut.~+,~ Lalu menaruhnya di situ, yang sehangat roti.`,
};

export const trudy: PalTelling<IndonesianNoun> = {
  noun: called('Jangkung'),
  intro: `Jangkung adalah dinosaurus, teman {name}.~,~ Di bawah ada sedikit Jangkung.~+, dan~ Selebihnya leher, yang dilipat seperti tanda tanya supaya tidak kelihatan. “Awas lampunya,” katanya, lalu membenturnya. Tung.`,
  quirk: `“Di atas cuacanya bagaimana?” seru seseorang yang lewat. Jangkung memerah dari bawah.~+,~ Lehernya dilipat dua, lalu tiga.~+, dan~ Dagunya ditaruh di jari kaki. “Sekarang ukuranku pas.” Lalu ia bersin.~+,~ Dan terbuka semua. Tung.`,
  again: `“Apa yang kelihatan dari bawah?” tanya {name}. “Jari kaki,” kata Jangkung, yang dagunya di situ.~+,~ Maka kepalanya naik sedikit, lalu sedikit lagi. “Kelihatan ubun-ubunmu,” serunya. “Kurasa besok juga kelihatan.”`,
  try: `“Kulihat {being} dari atas,” kata Jangkung. Lehernya naik, lipat demi lipat.~+,~ Lalu membentur sesuatu, tung. “Aku menemukan sendok!” Sendok itu turun, Jangkung juga, merah sampai ke ujung. “Tapi susahnya,” katanya, “tidak kelihatan dari atas.”`,
  payoff: `“Tingginya berapa?” tanya {name}. Jangkung memandang jari kakinya. “Kira-kira satu leher,” katanya. Ia naik, dan naik, sampai dagunya berbaring di atas seperti kucing.~+, dan~ {name} memanjat dari benjol ke benjol. “Di atas sini enak!” seru Jangkung.`,
  proud: `Sesudah itu Jangkung berjalan dengan leher tegak, dan memberi tahu keadaan di atas tanpa ditanya.`,
  asleep: `Jangkung berbaring mengelilingi ranjang, kaki di satu sisi, perut di sisi lain.~+, dan~ Dagunya di ujung. “Selamat tidur yang di bawah,” kata Jangkung. “Selamat tidur yang di atas,” kata {name}, yang sekali ini lebih tinggi.`,
};
