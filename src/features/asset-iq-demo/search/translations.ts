/** The languages of the table's columns, after English. */
export const languages = ['German', 'Spanish', 'French', 'Portuguese', 'Chinese'] as const;
export type Language = (typeof languages)[number];

/**
 * What the annotations and the grammar of queries are called in other languages: English | German | Spanish | French | Portuguese | Chinese,
 * several words for one thing after a slash, `-` for words that a query does without. Nouns in the singular; accents and the endings of plurals and cases are left off when words are compared.
 */
const rows = `
wind turbine | windrad/windkraftanlage/windturbine | aerogenerador/turbina eólica/molino de viento | éolienne | turbina eólica/aerogerador | 风车/风力发电机/风电机/风机
battery unit | batterie/batteriespeicher/akku/speicher | batería | batterie/accumulateur | bateria | 电池/蓄电池
solar panel | solarpanel/solarmodul/photovoltaik/solaranlage | panel solar/placa solar | panneau solaire | painel solar/painéis solares | 太阳能板/太阳能电池板/光伏板
transmission tower | strommast/hochspannungsmast | torre eléctrica/torre de alta tensión | pylône/pylône électrique | torre de transmissão/poste de alta tensão | 输电塔/电塔
sun | sonne | sol | soleil | sol | 太阳
cloud | wolke | nube | nuage | nuvem | 云
sky | himmel | cielo | ciel | céu | 天空
tree | baum | árbol | arbre | árvore | 树/树木
palm tree | palme | palmera | palmier | palmeira | 棕榈树
hill | hügel | colina | colline | colina/morro | 山丘/小山
water | wasser/meer/see/fluss | agua/mar/río/lago | eau/mer/rivière/lac | água/mar/rio/lago | 水/海/河
road | straße | carretera/calle/camino | route/rue | estrada/rua | 路/道路/马路/街道
bridge | brücke | puente | pont | ponte | 桥
person | person/mensch/leute/mann/frau | persona/gente/hombre/mujer | personne/gens/homme/femme | pessoa/gente/homem/mulher | 人/人物/男人/女人
face | gesicht | cara/rostro | visage | rosto | 脸/人脸/面孔
glasses | brille | gafas/anteojos/lentes | lunettes | óculos | 眼镜
hard hat | helm/schutzhelm/bauhelm | casco | casque | capacete | 安全帽/头盔
hat | hut | sombrero | chapeau | chapéu | 帽子
patient | patient/patientin | paciente | patient | paciente | 病人/患者
doctor | arzt/ärztin | médico/médica/doctor | médecin/docteur | médico/médica | 医生
worker | arbeiter/arbeiterin | trabajador/obrero | ouvrier/travailleur | trabalhador/operário | 工人
car | auto/pkw/wagen | coche/carro/automóvil | voiture | carro/automóvel | 汽车/轿车/小车/车
truck | lkw/lastwagen/laster | camión | camion | caminhão/camião | 卡车/货车
van | lieferwagen/transporter | furgoneta | camionnette/fourgon | furgão/carrinha | 面包车
bus | bus/omnibus | autobús | bus/autobus | ônibus/autocarro | 公交车/公共汽车/巴士
vehicle | fahrzeug | vehículo | véhicule | veículo | 车辆
locomotive | zug/lokomotive/lok/eisenbahn | tren/locomotora | train/locomotive | trem/comboio/locomotiva | 火车/机车
wagon | waggon/güterwagen | vagón | wagon | vagão | 车厢
railway track | gleis/schiene | vía del tren/vía férrea | voie ferrée/rail | trilho/via férrea | 铁轨/铁路
ship | schiff/frachter/boot | barco/buque | bateau/navire | navio/barco | 船/轮船/货船
container | container | contenedor | conteneur | contêiner/contentor | 集装箱
crane | kran | grúa | grue | guindaste/grua | 起重机/吊车
harbour | hafen | puerto | port | porto | 港口/码头
house | haus | casa | maison | casa | 房子/房屋
building | gebäude | edificio | bâtiment/immeuble | edifício/prédio | 建筑/大楼
shop | laden/geschäft | tienda | magasin/boutique | loja | 商店
hotel | hotel | hotel | hôtel | hotel | 酒店/旅馆
bank | bank | banco | banque | banco | 银行
factory | fabrik/werk | fábrica | usine | fábrica | 工厂
warehouse | lager/lagerhaus/lagerhalle | almacén | entrepôt | armazém | 仓库
lighthouse | leuchtturm | faro | phare | farol | 灯塔
post office | post/postamt | correos/oficina de correos | poste/bureau de poste | correio | 邮局
letter box | briefkasten | buzón | boîte aux lettres | caixa de correio | 信箱/邮箱
letter | brief | carta | lettre | carta | 信
traffic light | ampel | semáforo | feu de circulation/feu rouge/feu tricolore | semáforo | 红绿灯/交通灯
crossing | zebrastreifen/kreuzung | cruce/paso de cebra | passage piéton/carrefour | cruzamento/faixa de pedestres/passadeira | 路口/十字路口/斑马线
street lamp | straßenlaterne/laterne | farola | réverbère/lampadaire | poste de luz | 路灯
lamp | lampe/licht | lámpara/luz | lampe/lumière | lâmpada/luz | 灯
camera | kamera | cámara | caméra | câmera/câmara | 摄像头/摄像机/相机
screen | bildschirm/monitor | pantalla | écran | tela/ecrã | 屏幕/显示器
laptop | laptop | portátil | ordinateur portable | laptop/computador portátil | 笔记本电脑
server rack | server | servidor | serveur | servidor | 服务器
graphics card | grafikkarte | tarjeta gráfica | carte graphique | placa gráfica/placa de vídeo | 显卡
microscope | mikroskop | microscopio | microscope | microscópio | 显微镜
telescope | fernrohr/teleskop | telescopio | télescope | telescópio | 望远镜
magnifier | lupe | lupa | loupe | lupa | 放大镜
compass | kompass | brújula | boussole | bússola | 指南针
pencil | bleistift/stift | lápiz | crayon | lápis | 铅笔
paper | papier | papel | papier | papel | 纸
book | buch | libro | livre | livro | 书
map | karte/landkarte | mapa | carte | mapa | 地图
table | tisch | mesa | table | mesa | 桌子
bench | parkbank | banco de parque/banco público | banc | banco de jardim/banco de praça | 长椅
shelf | regal | estante/estantería | étagère/rayon | prateleira/estante | 货架/架子
box | kiste/karton/schachtel | caja | boîte/carton/caisse | caixa | 箱子/盒子
cup | tasse/becher | taza | tasse | xícara/chávena/caneca | 杯子
suitcase | koffer | maleta | valise | mala | 行李箱
parasol | sonnenschirm/schirm | sombrilla/parasol | parasol | guarda-sol | 遮阳伞/伞
pool | schwimmbad/pool/schwimmbecken | piscina | piscine | piscina | 泳池/游泳池
gear | zahnrad | engranaje | engrenage | engrenagem | 齿轮
bearing | kugellager | rodamiento | roulement | rolamento | 轴承
conveyor belt | förderband/fließband | cinta transportadora | tapis roulant/convoyeur | esteira/correia transportadora | 传送带
coin | münze/geld | moneda/dinero | pièce/monnaie/argent | moeda/dinheiro | 硬币/钱
vault | tresor/safe | caja fuerte | coffre-fort | cofre | 保险库/金库
balloon | ballon/heißluftballon | globo | montgolfière/ballon | balão | 热气球/气球
flag | fahne/flagge | bandera | drapeau | bandeira | 旗/旗子
framed picture | gemälde | cuadro | tableau | quadro | 画
mark | logo/marke/zeichen | logotipo/logo/marca | logo/marque | logotipo/marca | 标志/商标/标识
wave mark | wellenlogo | logo de ola | logo vague/logo de vague | logo de onda | 波浪标志
leaf mark | blattlogo | logo de hoja | logo feuille/logo de feuille | logo de folha | 叶子标志
energy | energie | energía | énergie | energia | 能源
hospital | krankenhaus/klinik | hospital/clínica | hôpital/clinique | hospital/clínica | 医院/诊所
market | markt | mercado | marché | mercado/feira | 市场
picture of | bild/foto | foto/imagen | photo/image | foto/imagem | 图片/照片
film shot of | video/film | vídeo/película | vidéo/film | vídeo/filme | 视频/影片
at night | nacht/bei nacht/in der nacht | noche/de noche/por la noche | nuit/la nuit/de nuit | noite/à noite | 夜晚/晚上/夜间/夜里
by day | tag/tagsüber | día/de día | jour/de jour | dia/de dia | 白天
dusk | abend/dämmerung | atardecer/tarde | crépuscule/soir | entardecer/anoitecer | 黄昏/傍晚
sunset | sonnenuntergang | puesta de sol/puesta del sol | coucher de soleil/coucher du soleil | pôr do sol | 日落
sunrise | sonnenaufgang/morgen | amanecer/salida del sol | lever de soleil/aube/matin | nascer do sol/amanhecer | 日出/清晨
red | rot | rojo/roja | rouge | vermelho/vermelha | 红/红色/红色的
orange | orange/orangefarben | naranja/anaranjado | orange | laranja | 橙色/橙/橙色的
green | grün | verde | vert | verde | 绿/绿色/绿色的
blue | blau | azul | bleu | azul | 蓝/蓝色/蓝色的
white | weiß | blanco/blanca | blanc/blanche | branco/branca | 白/白色/白色的
black | schwarz | negro/negra | noir | preto/preta | 黑/黑色/黑色的
yellow | gelb | amarillo/amarilla | jaune | amarelo/amarela | 黄/黄色/黄色的
teal | türkis/petrol | turquesa | turquoise | turquesa | 青色/青绿色
without | ohne/kein | sin/ningún/ninguna | sans/aucun | sem/nenhum/nenhuma | 没有/无/不带
nobody | niemand | nadie | personne ne | ninguém | 没人/没有人/无人
not | nicht | no | pas/ne | não | 不/不是
with | mit | con | avec | com | 有/带
and | und | y | et | e | 和/与/及
or | oder | o | ou | ou | 或/或者
at least | mindestens | al menos/por lo menos | au moins | pelo menos/ao menos | 至少
at most | höchstens | como máximo/a lo sumo | au plus | no máximo | 最多/至多
more than | mehr als | más de | plus de | mais de | 超过/多于
fewer than | weniger als | menos de | moins de | menos de | 少于
exactly | genau | exactamente | exactement | exatamente | 正好/恰好
a | ein | un/uno/una | un | um/uma | 一个/一辆/一艘/一台/一
two | zwei | dos | deux | dois/duas | 两个/两辆/两台/两/二
three | drei | tres | trois | três | 三个/三辆/三台/三
four | vier | cuatro | quatre | quatro | 四个/四辆/四台/四
five | fünf | cinco | cinq | cinco | 五个/五辆/五台/五
near | neben/nahe/bei/vor/hinter | cerca de/junto a/al lado de/detrás de/delante de | près de/à côté de/près du/près d/près des/à côté d/à côté du/devant/derrière | perto de/ao lado de/atrás de/junto a | 附近/旁边/旁/靠近
on | auf/an | sobre/encima de/en | sur | sobre/em cima de/no/na/em | 上面/上
under | unter | debajo de/bajo | sous | debaixo de/sob | 下面/下
left of | links von/links neben | a la izquierda de | à gauche de/à gauche du/à gauche d | à esquerda de/à esquerda do | 左边/左侧
right of | rechts von/rechts neben | a la derecha de | à droite de/à droite du/à droite d | à direita de/à direita do | 右边/右侧
- | der/die/das/dem/den/des/im/in/am/einige/zeige/mir/alle/gibt/es/wo/ist/sind | el/la/los/las/de/del/al/a/que/muestra/me/hay/todos/todas/donde | le/la/les/l/d/de/du/des/au/aux/qui/dans/en/montre/moi/il/y/a/tous/toutes | o/a/os/as/de/do/da/dos/das/ao/que/mostre/me/há/todos/todas/onde | 的/在/里/中/是/请/给我/看/了/所有
`;

/** Foreign words that are English ones as well: alone they do not tell the language. */
export const alsoEnglish = new Set(
  'an am see post boot hut bank brief tag die in man car on rot pool bus hotel train rail film video logo port parasol carton rayon image photo table lettre grue orange container laptop monitor safe server patient doctor hospital faro caisse me no a as o e y ou de la le en sous plus pas sin son un moi of es do as ballon laster helm lager laden petrol wagon rosto conteiner'.split(
    ' ',
  ),
);

const plain = (text: string) => text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'-]/g, ' ').trim();

export { plain as withoutAccents };

/** Per language: its words and phrases, accents left off, with what they are in English. */
export const dictionaries: Record<Language, Map<string, string>> = Object.fromEntries(languages.map((language) => [language, new Map()])) as Record<
  Language,
  Map<string, string>
>;
for (const row of rows.trim().split('\n')) {
  const [english = '', ...columns] = row.split('|').map((cell) => cell.trim());
  for (const [index, language] of languages.entries())
    for (const word of columns[index]?.split('/') ?? [])
      if (!dictionaries[language].has(plain(word))) dictionaries[language].set(plain(word), english === '-' ? '' : english);
}
