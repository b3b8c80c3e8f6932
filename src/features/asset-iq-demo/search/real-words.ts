import { stem } from './words.ts';

/**
 * Words of English that no asset has and that lie within the corrector's reach of a word that one has: a horse is not a misspelled house.
 * Found by running the corrector over the 98,685 plain words and forms of Hunspell's en_US list, one a stem.
 */
const words = `
abut accel accelerate acceleration accumulate accumulation advisor aerialist aero aerostatic ambler anal analeptics analytical aquamanile aquamarines archine
archivolt ardent argent arpent arrowy asphaltic asphaltum assemble assembler assent assert asst assumably atrial automotive avenge awing azures back backgrounder
bacon bade badger baker bal ballss ballsy bander bandys banker bans banter bard batt batter battle bead beak beaming beaning bearer beater beating beaver bedside
beggaring bellow betide bewaring bids bight bird blaring blench blende blight bloc blocky bloody blow bock bond boot bootless bott bottler bout bra bracelets brad
bran brandy branks breaker bricky bride bridle brig brimmer brockets broke broker buss buttery byroad cabin cabinetry cain came cameral cane cannon canter canton
cantor cantus capper carbon cardies caressing caries carnal carousing carrier cartilage cartoon cartridge cast catalo catalog cataloger cate cellos cellulose
cellulosic cellulous censer cent centner cerate chance changer chapped char charge chat check chimps chin chipboard chipper chirps chis choler chopped chopper choral
chunter cion circlet circuital circuitry circuity circulate circulator clan clap clapboard clipboard clipper cloches clod cloddy cloning clos closeouts closet clot
clothiers clouts cloying clutching coal codling coff coffer coffle coigns coiling coiner coll collation collect collective collector collocation colored columnist
commuter comp compasss competent compo compute conception concoction conduction confection confer congestion conn connect connective connector conniption cons
consecution consoling constr constriction construct constructional constructive constructor cont contactor contained contention continuer contract contraction
contriver convection convector convention convey conviction cooing cooker cooking cooper cooping copier copped coppery copter corer corkboard corker corn cornea
cornel cornet coroner corral correction corries cost costumer cotta cottager coulter count county coup coupled coupler couplet cowling cram crapper crater craton
creamy create crim cropper crossheads crossjack crosstalk crosswind crosswords crow cult curate custom customary dankness daring daws deadlight deceptive decumbent
deductive defeat defection defensive deflect deject dejection deli deliver deliverer dep deport desecrated desert deserter deserved detain detect detection detective
diag diff differ difference differentia diffident diffluent digestion digit digitalin digitalis dire direct directional directive disc discursion discus discuss dist
distributing distributional distributive distributor diver documental doll dolors donors dose dost doze draper draping drawee drawls dresss dressy drier drive drivel
driven drolly droned drover duding duping duress eighth eighty elect electric electrician electro electron electronica elev elevon employ employer enveloper equip
ether eventing ever exceeding excerpt excl exiting expect exploding extruding eyeglasss facets facies fact factor faculty failing fame farces farm fasces fauces
fault fending fiance fiends figurer fillys filss financier finder finking fins firefight firefighter firelight fist fixing flak flamed fling flood flours flouting
fluors foamed foiling folia foliate fond font footlight foresight form former fortes frae framer frayed friending fright frills fringe frit fro fruity fund furn
garbage gars gass gavage gene genera generated generation gent gentle gentlemanly gentlemen gentlewoman gird glassless glasss glassy gods goodys graphemics gree
greeny groper grower gulden gust hags hast hatch haven heal healthy hearth heath hectogram helm hierogram high hight hist hods hols hoot horse horseshit hose hosp
hospitable hospitably hostel houris housel hunchback identifyed imagine implement indign individuate infection inflection injection insertion insider inspect
inspector inst instr instrumental integrand integrator intellection inter interacted interaction interception interdiction interjection intersect intersectional
intersession intervention jack joiner jointed junctional kaki kep khakis labor lacing lack lactation lading lampas lams lancing landscaper lang langrage laps larding
larking lats latter lauding lave leases leave leaven leaver ledge leis lending lenss letterbomb libra libratory licking lief lien lifter lilted linted litter loaves
locational locking loco locomobile locomotion locution lodger lofted logistical longer loos lop lory lounge lowery lucking mach machinate machinery macron mage
magnifico magnified maker mana manager manged manuf marred marveling masked masker massing mats maxi maxim meddle medial median medick medico melting messing meting
micro microcode microcopy microscopic microscopy microsome microspore middy midway migrating migrational mil mini miniaturize minibuss minifying minim minimus minium
minuss mir misting misusing moaning mode moduli modulo monitory monkey moon moonlighter moor morn mots mount mountainy mourning move movies muddle mussing mustache
navvy nether nigh nightlife nocturn non northing noshing notching nurser objectors objet obtect officer olives oof oops opera operation optic optimal orangy outhit
outwit overcasts overhear overheard overheat overpasss overpays overplays overpluss pace packager paginating pain palace pals pamper pane panoramic pant pantograph
papery para parabolas parenting paress parson pass passel pastil patent patienter patiently patrol pats paunch pauper peas pencel pendant penna peopled peri perron
persona petrel petrog phonograph phonography phot photog photogram photographer photographic photom photon phys physic physicist phytography pickaxing pictograph
picturize pierce pill pintos pints placer placet plaice plaint planet planking plat pliant plot pointy poll polo portably postboy potable powder prat precis
prediction pres presss pricey prince prints proaction process procession prod producer productive professor projection protection psalms puls punchy punctures
purples qualify ques quest questioner rads railroader rain readys reaming reaping rearing reaving recognizee recognizor redd reed reflected regarding regisseur
registrar regrading rel remanding rending renew report rereading resected reside residency residents resilience respected retain retarding reticence retort rewarding
rial ribber righto rive robber rods rom rote rotund roue router rubbed rubbery ruts rya sables sack sailing sallow salon saloon salver salves sampling sapping sarong
sate scales scanter scar scarp scends sciential scientism scientistic scones scopes scorer scorns scream scree screed scuttle seam sear secs secund seed seel self
selves semi sene serve servery servile seta sett settling sever sexting shacks shallop shallot sheaves shelling shielding shimming shimmying shingle shipper shirty
shit shoe shoo shoppe shorting shrimping shut sidles sill silvern silvery sing singled singlet sipping skimming skipping skyrocket slacks slider slimming slipping
sliver sloe smacks smites smokehouse snacks snap snipping snores snorting soar sock sola soot sopped sorbing sore sortieing sows spacer spacey spae spanner specks
spectates spends spites spores sporting spout spyglasss staked stales stalks stampeding stapling starch starlet starlight statehouse stdio steely stele stem stepped
stetting stge sticks stilly stippling stocky stomped stoop stopper stoppled stowage strand strapping strays streak streamy string stripy stropped strung stud
stumping stys subbed submit subset summat sunn sunwise supp suppl swacked swallow swamping swearer sweat swelter sweven swingle symbolics symbolism symbolist tabret
tack tael taillight tain tale tang tangerines tarmacking tech technic technical teen tees telescopic telescopy tellys tels thebes therms theses thin thingy thinks
thongs thorough though thwacking ting tittle tomographic tomography tons topography tour touristic touristy tow towery tracing trad trans transf transform
transformational transmissive transp transpire transportation transporter transpose trave travel tress tricking trickling trifle trip triplet triplex tripody tripos
troll trough truckling tubbiness tuck tuns turbidness turbinals turbinate turdine turfing turquoises unciform unfits uninhibited unmannered unpeople vacationer vail
vallation valuation variation vaulty vegetarian vegetating vegetational vegetative veneration vent ventilate ventilation ventilatory vesicle vide viol violent virion
visit vocation volley wading wafting waging wailing waist waiter waives waking waling waning wanting warding ware warming warping washhouse waster wasting watery
waxing weaves wheals whee whiten whitey whorehouse widow wile windchill windrow winnow wits wiving woks wold woodmen woodsy woodys woolen woos workhouse workpiece
workspace wort worthy writer writhes wroth yell yellowy
`;

const stems = new Set(words.trim().split(/\s+/).map(stem));

export const isRealWord = (word: string) => stems.has(stem(word));
