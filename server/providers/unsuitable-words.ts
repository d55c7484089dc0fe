// What no story of ours may say, language by language: each list belongs to its own language alone, for what is a crime in one is a
// vegetable in another. `*` stands for any ending, `+` for the space in a phrase. `innocent` is what is taken out of a text before
// it is searched. What only the youngest shall not hear stands with each language's bank.
import type { LanguageCode } from '#contract/languages';

interface Unsuitable {
  words: string;
  innocent: string;
}

export const UNSUITABLE_WORDS: Readonly<Record<LanguageCode, Unsuitable>> = {
  en: {
    words: `
      sex sexy sexual* porn* erotic* nude nudes naked rape raped rapes raping rapist* molest* penis* vagina* genital* orgasm* prostitut*
      pedophil* paedophil* incest* masturbat*
      shit shits shitty bullshit bitch bitches bastard* asshole* arsehole* whore* slut sluts cunt* dickhead* wanker* nigger* faggot*
      cocaine heroin meth methamphetamine* marijuana cannabis opium vodka whisky whiskey tequila cigarette* cigar cigars vaping drunkard*
      drunken got+drunk get+drunk so+drunk too+drunk narcotic* overdose* drug+dealer* hard+drugs
      gun guns gunman gunmen gunfire gunshot* gunpoint gunpowder shotgun* handgun* pistol* rifle rifles revolver* bullet bullets grenade*
      bomb bombs bomber* bombed bombing* dynamite landmine* ammunition explosives firearm*
      kill kills killed killing killings killer killers murder* homicid* manslaughter slaughter* massacre* assassin* suicid* strangl*
      stab stabs stabbed stabbing decapitat* behead* dismember* mutilat* tortur* lynched lynching* corpse* cadaver* bloodbath bloodshed
      bloodstain* blood-soaked pool+of+blood covered+in+blood blood+everywhere blood+all+over gore gory throat+was+cut cut+her+throat
      cut+his+throat slit+her+throat slit+his+throat terroris* nazi* genocid* holocaust kidnap* abduct* hostage* self-harm* gallows
      guillotine* noose poison poisons poisoned poisoning is+dead was+dead were+dead are+dead lay+dead shot+dead dropped+dead to+death`,
    innocent: `
      naked+eye naked+mole naked+branch* naked+tree* water+gun* squirt+gun* glue+gun* bullet+train* rifle+through bath+bomb* seed+bomb*
      killer+whale* kill+time killing+time killed+time murder+of+crows a+stab+at poison+ivy poison+dart dead+quiet dead+still
      dead+silent nobody+was+hurt hurt+nobody not+hurt dead+leaf dead+leaves died+down die+down dies+down dying+down died+away dead+straight dead+tired dead+calm dead+end* bored+to+death scared+to+death tickled+to+death`,
  },
  es: {
    words: `
      sexo sexos sexual* sexy erótic* porno* violación violaciones violador* violó violaron pene penes vagina* prostitut* estaba+desnudo
      estaba+desnuda estaban+desnudos
      puta putas puto putos hijoputa* mierda* joder jodid* coño* cabrón cabrones gilipoll* pendej* chingar chingad* maricón maricones
      cocaína metanfetamina* marihuana cannabis opio vodka whisky tequila cigarrillo* cigarro cigarros borracho borracha borrachos
      borrachas borrachera* drogas drogadict* narcotraficante*
      pistola* pistolero* fusil fusiles escopeta* revólver* rifle rifles ametralladora* balazo* tiroteo* dinamita bombardeo* arma+de+fuego
      armas+de+fuego bomba+atómica explosivos
      matar matarlo matarla matarlos matarlas mató mataron mataba mataban matado matando mataré asesin* homicid* masacre* matanza* suicid*
      cadáver* estrangul* apuñal* acuchill* degoll* decapit* tortura torturas torturar* torturó secuestr* rehén rehenes nazi nazis nazismo
      terrorista* terrorismo holocausto genocid* ensangrentad* charco+de+sangre veneno venenos envenen* ahorcar* ahorcad* ahorcó
      estaba+muerto estaba+muerta estaban+muertos estaban+muertas cayó+muerto cayó+muerta`,
    innocent: `
      matar+el+tiempo matando+el+tiempo matar+el+rato matar+el+gusanillo muerto+de muerta+de muertos+de muertas+de pistola+de+agua
      pistolas+de+agua pistola+de+pegamento`,
  },
  fr: {
    words: `
      sexe sexes sexuel* sexy érotique* porno* viol viols violer violé violée violés violées violeur* pénis vagin* prostitué*
      putain* pute putes salope* salaud* enculé* connard* connasse* merde* bordel
      cocaïne méthamphétamine* marijuana cannabis opium vodka whisky cigarette* ivrogne* ivre+mort ivre+morte ivres+morts drogué* dealer*
      pistolet pistolets fusil fusils revolver* mitraillette* mitrailleuse* carabine* bombe bombes bombardement* dynamite* coup+de+feu
      coups+de+feu explosifs
      tuer tuez tué tuée tués tuées tua tuait tuèrent tuera tueur* tueuse* tuerie* assassin* meurtre meurtres meurtrier meurtriers cadavre*
      suicid* étrangl* égorg* poignard* décapit* torture tortures torturer torturé* kidnapp* otage* nazi nazis nazisme terroris* génocide*
      massacr* holocauste ensanglant* mare+de+sang poison poisons empoisonn* était+mort était+morte étaient+morts étaient+mortes
      tomba+mort tomba+morte`,
    innocent: `
      s'est+tue s'est+tues s'était+tue tuer+le+temps tuait+le+temps mort+de morte+de morts+de mortes+de pistolet+à+eau pistolets+à+eau pistolet+à+colle bombe+glacée
      bombes+glacées bombe+de+bain`,
  },
  de: {
    words: `
      sex sexy sexuell* sexual* erotisch* porno* vergewaltig* war+nackt waren+nackt penis* vagina* prostituiert*
      hure huren hurensohn* nutte* schlampe schlampen ficken fickt gefickt* scheiß scheiße* arschloch* arschlöcher* wichser* fotze*
      kokain* heroin marihuana cannabis haschisch opium wodka whisky whiskey schnaps betrunken* besoffen* zigarette* zigarre zigarren
      drogen drogendealer*
      pistole pistolen maschinenpistole* gewehr gewehre gewehren maschinengewehr* revolver* schusswaffe* handgranate* dynamit bombe bomben
      bombenanschlag* sprengstoff* erschoss* erschieß*
      töten tötet tötete töteten getötet* umbringen umgebracht umbrachte ermord* mörder* mord morde mordanschlag* selbstmord* suizid*
      leiche leichen leichnam* erwürg* erdrossel* erstech* erstach* erstochen* erhäng* enthaupt* folter foltern foltert folterte
      gefoltert* folterkammer* entführer* entführung* geisel geiseln geiselnahme* nazi nazis terrorist* terroranschlag* völkermord*
      holocaust blutbad blutlache* blutüberström* blutbefleckt* vergift* gift gifte giften war+tot waren+tot ist+tot sind+tot lag+tot
      totgeschlagen* totgeschossen*`,
    innocent: 'ist+tot+müde war+tot+müde',
  },
  it: {
    words: `
      sesso sessi sessual* sexy erotic* porno* stupr* vagina* prostitut* pedofil*
      puttan* merda merde stronz* cazzo cazzi vaffanculo fottut* fottere coglione coglioni figlio+di+puttana
      cocaina marijuana cannabis oppio vodka whisky sigaretta sigarette sigaro sigari ubriac* spinello spinelli drogarsi drogato drogati
      pistola pistole fucile fucili mitragliatric* rivoltella rivoltelle revolver bomba bombe bombardament* dinamite sparatori* sparò+al
      sparò+alla sparò+a esplosivi
      uccider* uccide uccidono uccise uccisero ucciso uccisa uccisi uccision* ammazzare ammazzarlo ammazzò ammazzarono ammazzato ammazzata
      ammazzati omicid* assassin* suicid* cadaver* strangol* pugnalare pugnalò pugnalat* accoltell* sgozz* decapit* tortura torture
      torturar* torturat* rapimento rapimenti rapitor* sequestro sequestri sequestrat* ostaggio ostaggi nazi nazist* nazismo terrorist*
      terrorismo genocid* olocausto massacr* strage stragi insanguinat* pozza+di+sangue veleno veleni avvelen* impiccar* impiccat*
      era+morto era+morta erano+morti erano+morte cadde+morto cadde+morta`,
    innocent: `
      ammazzare+il+tempo morto+di morta+di morti+di morte+di pistola+ad+acqua pistole+ad+acqua pistola+d'acqua bomba+alla+crema
      bombe+alla+crema bomba+d'acqua sparò+a+salve`,
  },
  'pt-BR': {
    words: `
      sexo sexos sexual* sexy erótic* pornô porno* pornogra* estupr* violentou violentad* pênis vagina* prostitut* pedófil*
      puta putas puto putos merda* caralho* foder fodid* foda buceta* porra* arrombad* filho+da+puta
      cocaína maconha metanfetamina* cannabis ópio vodca vodka uísque whisky cachaça* cigarro cigarros bêbado bêbada bêbados bêbadas
      bebedeira* drogas drogad* traficante*
      pistola pistolas revólver* fuzil fuzis espingarda* rifle rifles metralhadora* tiroteio* dinamite bombardeio* arma+de+fogo
      armas+de+fogo bala+perdida bomba+atômica explosivos
      matar matá-lo matá-la matou mataram matava matando matado assassin* homicíd* homicid* suicíd* suicid* cadáver* massacr* chacina*
      estrangul* esfaque* apunhal* degol* decapit* tortura torturas torturar* torturou torturad* sequestr* refém reféns nazi nazis nazist*
      nazismo terrorist* terrorismo genocíd* holocausto ensanguentad* poça+de+sangue veneno venenos envenen* enforcar* enforcad* enforcou
      estava+morto estava+morta estavam+mortos estavam+mortas caiu+morto caiu+morta`,
    innocent: `
      matar+saudade* matar+a+saudade* matar+as+saudades matou+a+saudade* matou+as+saudades matando+a+saudade* matar+a+fome matou+a+fome
      matar+a+sede matou+a+sede matar+o+tempo matando+o+tempo matou+a+charada matar+a+charada morto+de morta+de mortos+de mortas+de
      pistola+d'água pistola+de+água pistola+de+cola`,
  },
  'pt-PT': {
    words: `
      sexo sexos sexual* sexy erótic* porno* pornogra* violação violações violador* violou violaram pénis vagina* prostitut* pedófil*
      puta putas merda* caralho* foder fodid* foda-se cabrão cabrões filho+da+puta paneleir*
      cocaína marijuana metanfetamina* canábis cannabis ópio vodka uísque whisky aguardente* cigarro cigarros bêbado bêbada bêbados bêbadas
      bêbed* bebedeira* drogas drogad* traficante*
      pistola pistolas revólver* espingarda* caçadeira* metralhadora* tiroteio* dinamite bombardeamento* arma+de+fogo armas+de+fogo
      bomba+atómica explosivos
      matar matá-lo matá-la matou mataram matava matado assass* homicíd* homicid* suicíd* suicid* cadáver* massacr* chacina* estrangul*
      esfaque* apunhal* degol* decapit* tortura torturas torturar* torturou torturad* sequestr* raptou raptar raptaram raptor raptores
      refém reféns nazi nazis nazismo terrorist* terrorismo genocíd* holocausto ensanguentad* poça+de+sangue veneno venenos envenen*
      enforcar* enforcad* enforcou estava+morto estava+morta estavam+mortos estavam+mortas caiu+morto caiu+morta`,
    innocent: `
      matar+saudade* matar+a+saudade* matar+as+saudades matou+a+saudade* matou+as+saudades matar+a+fome matou+a+fome matar+a+sede
      matou+a+sede matar+o+tempo matava+o+tempo matou+o+tempo morto+de morta+de mortos+de mortas+de pistola+de+água pistola+de+cola`,
  },
  'zh-CN': {
    words: `
      色情 性交 性爱 性行为 性侵 强奸 强暴 轮奸 裸体 裸照 妓女 卖淫 嫖娼 阴茎 阴道 猥亵
      操你 他妈的 傻逼 傻屄 王八蛋 婊子
      可卡因 海洛因 大麻 冰毒 吸毒 毒品 贩毒 鸦片 抽烟 吸烟 伏特加 威士忌 喝醉 酗酒 醉酒
      手枪 步枪 机枪 猎枪 冲锋枪 开枪 枪杀 枪声 枪口 颗子弹 发子弹 子弹壳 手榴弹 炸弹 炸药 踩地雷 埋地雷 匕首
      杀死 杀人 杀害 杀掉 杀了 谋杀 凶杀 暗杀 屠杀 残杀 自杀 砍死 打死 掐死 勒死 毒死 淹死 烧死 刺死 捅死 弄死 害死 割喉 砍头 斩首 分尸 尸体 尸首
      鲜血 血淋淋 血泊 到处都是血 满地是血 绑架 绑匪 劫持 当人质 酷刑 拷打 虐待 纳粹 恐怖分子 恐怖袭击 毒药 下了毒 投毒`,
    innocent: '性交往 性交谈 性交流 大麻袋 大麻花 大麻雀 大麻绳 打死结 女性爱 男性爱 打开枪',
  },
  hi: {
    words: `
      सेक्स* अश्लील* बलात्कार* रंडी रंडियां वेश्या* कामुक* पोर्न*
      चूतिया* भोसड़ी* मादरचोद* बहनचोद* हरामी हरामजाद* गांड लंड
      कोकीन हेरोइन गांजा अफीम चरस शराब शराबी* सिगरेट* बीड़ी बीड़ियां वोदका व्हिस्की ड्रग्स
      बंदूक* पिस्तौल* तमंचा तमंचे राइफल* रिवॉल्वर* ग्रेनेड* बारूद* बम+धमाक* बम+विस्फोट* गोली+मार* गोलियां+चल*
      हत्या* हत्यार* कत्ल* कातिल* मार+डाल* मार+दिया+गया जान+से+मार* आत्महत्या* लाश लाशें लाशों शव शवों यातना* अपहरण* अगवा बंधक बंधकों
      आतंकवाद* आतंकी* नाजी नाजियों नरसंहार* जहर फांसी खून+कर* खून+से+लथपथ खून+बह* खून+था गला+घोंट* गला+काट* सिर+काट*`,
    innocent: 'जहर+मोहरा',
  },
  bn: {
    words: `
      যৌন* অশ্লীল* ধর্ষণ* ধর্ষক* বেশ্যা* পতিতা* পর্ন* উলঙ্গ*
      মাগি মাগী খানকি* চুদ* চোদা* হারামজাদা* হারামি হারামির শুয়োরের+বাচ্চা কুত্তার+বাচ্চা
      কোকেন হেরোইন গাঁজা আফিম মদ মদের ভদকা হুইস্কি সিগারেট* বিড়ি বিড়ির মাদক* নেশাখোর*
      বন্দুক* পিস্তল* রাইফেল* রিভলভার* বোমা বোমার বোমায় বোমাবাজি* গ্রেনেড* বারুদ* গুলি+কর* গুলি+মার* গুলিবিদ্ধ*
      হত্যা* খুন খুনের খুনি খুনী খুনিরা খুনোখুনি* মেরে+ফেল* জবাই* গলা+কাট* গলা+টিপে আত্মহত্যা* লাশ লাশের লাশটা মৃতদেহ* অপহরণ* জিম্মি*
      নির্যাতন* সন্ত্রাস* নাৎসি* গণহত্যা* বিষ বিষের বিষে বিষপান* রক্তাক্ত* রক্তারক্তি* রক্তে+ভেসে ফাঁসি ফাঁসিতে`,
    innocent: 'খুন+হয়ে+হাসি',
  },
  ru: {
    words: `
      секс секса сексом сексуальн* порно* порнограф* эротик* эротич* изнасил* насильник* проститут* педофил*
      шлюх* блядь бляди блять хуй хуя хуе* пизд* ебать ебан* ебал* пидор* мудак* дерьм* жопа жопе жопу жопой
      кокаин* героин героина героином наркоти* наркоман* марихуан* гашиш* опиум* водка водки водке водку водкой сигарет* пьяный пьяная
      пьяные пьяного пьяных пьяниц*
      пистолет* винтовк* ружье ружья ружьем ружей пулемет* револьвер* бомба бомбы бомбу бомбой бомбами бомбежк* взрывчатк* динамит* пуля
      пули пулю
      убил убила убили убило убить убью убьет убьют убивать убивал* убивает убивают убит убита убиты убийств* убийца убийцы убийцу убийцей
      самоубий* труп трупа трупы трупов трупом мертвец* мертв мертва мертвы зарезал* зарезать задушил* задушить повесился повесилась
      обезглав* расчлен* пытка пытки пытке пытку пыток пытками похищен* похитител* заложник* нацист* нацизм* фашист* террорист* терроризм*
      теракт* геноцид* холокост* окровавлен* кровопролит* лужа+крови лужу+крови луже+крови крови яд яда яду ядом яды отравил* отравить
      отравлен* отрава отраву`,
    innocent:
      'убить+время убил+время убили+время водяной+пистолет* водяного+пистолет* водяным+пистолет* клеевой+пистолет* дорожный+пистолет*',
  },
  id: {
    words: `
      seks seksual* porno* erotis* bugil telanjang+bulat perkosa* memperkosa* diperkosa* pemerkosa* pelacur* lonte* pedofil*
      kontol memek ngentot* jancok bangsat* bajingan*
      kokain heroin sabu-sabu ganja narkoba narkotik* opium vodka wiski rokok rokoknya merokok perokok* mabuk mabuk-mabukan
      pistol* senapan* senjata+api revolver* bedil* peluru* granat* bom dibom pengeboman* dinamit peledak
      bunuh membunuh* dibunuh* pembunuh* terbunuh* membantai* dibantai* pembantaian* mayat* cekik mencekik* dicekik* menikam* ditikam*
      memenggal* dipenggal* mutilasi* memutilasi* menyiksa* disiksa* siksaan* penyiksaan* menculik* diculik* penculik* sandera* disandera*
      nazi* teroris* terorisme genosida holokaus berlumuran+darah bersimbah+darah genangan+darah racun racunnya meracuni* diracun*
      keracunan gantung+diri`,
    innocent: `
      membunuh+waktu mabuk+laut mabuk+udara mabuk+darat mabuk+perjalanan mabuk+kendaraan pistol+air pistol-pistolan granat+nanas`,
  },
};
