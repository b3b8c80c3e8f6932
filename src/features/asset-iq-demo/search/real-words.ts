import { stem } from './words.ts';

/**
 * Words of English that no asset has and that lie within the corrector's reach of a word that one has: a horse is not a misspelled house.
 * Found by running the corrector over the 61,719 plain words of Hunspell's en_US list.
 */
const words = `
abode abort accel accelerate acceleration accumulate accumulation advisor aerialist aero aerostatic agent alter ambler ament anal analytical anent apter
aquamanile archine archivolt archt ardent arena argent arpent arras arrowy askew asphaltic asphaltum assemble assembler assent assert assumably aster atrial
automotive avenge back backgrounder bacon badger baker balas ballon ballsy bally bander bandy banker banned banns banter barge batt batter battle beach beading
beak bearer beater beating beaver bedside beech belch bellow betide bight bird blame bland blare blase blate blaze blench blend blende blight blind blink bloat
bloc blocky bloody bloom bloop bluet bluey board boart boast bodge boot booty botch bothy bott bottler bout boxer bra braid bran brandy branks brant bread
breaker bricky bride bridle brig brimmer bring brink brisk brock broke broker brood brook broth budge bunch buttery byroad cabal cabin cabinetry caird came
cameral cannon canst canter canto canton cantus canty capper carat carbon carbs caret caries carnal carrier carse cartilage cartoon cartridge caste catalo
catalog cataloged cataloger cause cease cella cello cellulose cellulosic cellulous censer cent centner cerate chance changer chant chapped char chard chare
charge charm charr chary chase check chert chimp chine chipboard chipper chirp choir choler chopped chopper choral chose chunter cion circlet circuital
circuitry circuity circulate circulator clap clapboard clapped clash clear cleat cleek cline clipboard clipper cloddy clone clos closet clot clotting clout
clove cloying coact coati codling coff coffer coffle coign coiner coll collation collect collecting collective collector collocation colored columnist combe
comet commuter comp competent compo compute conception conch concoction conduction confection confer congestion conn connect connective connector conniption
cons consecution consoling constr constriction construct constructional constructive constructor cont contactor contention continuer contract contraction
contriver convection convector convention convey conviction cooker cooking cooper copal copier copped coppery copter corer corkboard corker corn cornea cornel
cornet coroner corral correction cotta cottager couch coulter count counted county coup coupe coupler couplet covin cowling crake crank crape crapper crash
crater craton crave craze creak creamy create crim crine crone cropper crossjack crosstalk crosswind crow crown cubeb cuber cult curate custom customary dally
dankness daring darky deadlight deceptive decumbent deductive defeat defection defensive deflect deject dejection deli deliver delivered deliverer deport desert
deserter deserved detect detection detective diag diff differ difference differentia diffident diffluent digestion digit digitalin digitalis dilly dire direct
directional directive disc discursion discus discuss dishy dist distributional distributive distributor diver dizen documental doily doll dose dost downy doyen
doze draper drawee drawl drawn dregs dressy drier drive drivel driven drolly dross drove drover drown dully dunce duress dusky edger eighth eighty elect
electric electrician electro electron electronica elev elevon emery employ employer enveloper equip ether ever evert exceeding excerpt excl facet facies fact
factor faculty failing farce farm fasces fauces fault feces fiance fiend figurer filer filet filly filmy filum financier finder finis firefight firefighter
firelight fjeld flack flame flank flash fling flood flour folia foliate footlight footy foresight form former fount framer fright fro frond frons frost fruity
fully funding furn garbage gasses gavage gene genera generation genii gent gentle gentlemanly gentlemen gentlewoman gird glans glassless glassy gloss goody
grape graphemics graphical grass grate gree greed greeny greet grind groper grower growl grown guess gulden hairy halal halve handy hardy hatch haunt haven
haver heady heal healthy heard hearth heath heave hectogram helm heron hexad hierogram high hight hilly hist hoard hoars homer homey horme horse horseshit hosp
hospitable hospitably hostel houri housel hovel hunchback imagine imago implement indign individuate infection inflection injection insertion insider inspect
inspector inst instr instrumental integrand integrator intellection inter interaction interception interdiction interjection intersect intersectional
intersession intervention intro jack jaded joiner jointed junctional labor lack lactation lading lampas lance landscaper lang langrage lapel lardy largo latke
latter lave leafy leave leaven leaver ledge lefty lenis leone letterbomb libel libra libratory licking lief lien lifer lifter limen limey linen liner litter
loaves locational loco locomobile locomotion locution lodger logistical logon loner longe longer loopy lounge louse lowery mach machinate machinery macho macron
mage magnifico magnified maker mana manager mangy manky manly manuf marka marred masker maund maxi maxim mayst meany meddle medial median medick medico melic
melting mesic metic micro microcode microcopy microscopic microscopy microsome microspore middy midway migrational mini miniaturize minim minimus minium minty
mir mixer modal mode modem moduli modulo moire moist monitory monkey moon moonlighter mopey morel morn morse mosey motel mount mountainy mourning moxie mucro
muddle mustache nares nates navvy neper nether nigh nightlife nocturn nonce nonet noose nurser objet obtect octan officer ogive opera operation optic optimal
orangy outhit outwit overhear overheard overheat overt pacer packager pager pain palace paleo palmy pamper pane panoramic panting pantograph papery para
parenting parer parka parky parson party pass passe passel pasta pastil pasty patch patent patienter patiently patrol paunch pauper payer peace peaky peart
pencel pendant penna perron persona petrel petrog phage phonograph phonographs phonography phot photog photogram photographer photographic photom photon phys
physic physicist phytography picky picot pictograph picturize pierce piker pill pinch piney piper pivot placer placet plage plaice plaid plaint plait planet
plank planking plate pliant ploce pointy poker polo portably poser posit postboy potable powder prat precis precise prediction pres presa pricey prick pride
prier prime prince printing prize proaction process processed procession prod producer productive professor projection prole protection psalm punchy quaky
qualify ques quest questioner railroader rain raise ready rebel recognizee recognizor reflected regisseur registrar renew repel report reside residency
resilience retain reticence retort revel rewarding rial ribber ricer rider ridge righto rinse risen riser rive rivet riyal robber roomy rotund rouge rouse roust
router rover rubbed rubbery rusty sades sailing salep sallow salon saloon salver sampling sandy sapping sarge sarong scant scanter scar scare scarp sciential
scientism scientistic scold scone scoot scope scorer scorn scrag scram scream scree screed scrip scuttle sear secund seed selves semen semi sene serve servery
servile seta sett settlings sever sewan shack shallop shallot share sheaf sheen sheep sheer shell shend shift shill shimming shingle shipper shire shirk shirr
shirty shoat shock shone shoo shook shool shoppe short shout shove showy shred shut sicko sidle silvern silvery sing singe singles singlet sipping skate skeet
skill skimming skipping skirt skite skyrocket slack slacks slake slaty slave sleet slice slick slider slime slimming slipping sliver sloth slype smack smalt
smell smite smock smokehouse snack snap snick snide snipping snoot snore snowy sofar softa softy sola solan soldo solid sonar sopped sopping sortieing spacer
spacey spade spake spall spanner spare spate speck speos spice spill spite spoil spoof spook spoon spoor spore sport sporting spout stacc stagy staid stake
stale stalk stane stang stank starch stare stark starlet starlight state statehouse stave stdio stead steak steal steamy steed steely steep steer stele stere
stetting stick stiff stile stilly stilt stippling stocky stoke stole stomp stone stood stook stoop stopper stork storm story stoup stove stowage strand strap
strapping stray streak streamy strep strew stria string stripy strop stropped stropping strow strung stuck stud stull subbed submit subset suit suite summat
sunwise supp suppl supple swacked swage swallow swearer sweat sweet swelter sweven swill swingle swore symbolism symbolist tabes tabla tabret tael taillight
tally tang tarmacking tech technic technical telescopic telescopy telly testa testy thebe therm therme thill thin thine thingy think thong thorough though threw
throe tilde tiler timer tithe tittle toile tomographic tomography toner topography tour touristic touristy tow towel towery trace tracing tract trad trade trail
trait trans transf transform transformational transmissive transp transpire transportation transporter transpose trave travel traveled treas treen tress trews
trick trifle trill trip tripe triplet triplex tripody tripos troll trough truce trunk tubbiness tuber turbidness turbinate turdine turps twain twill tying udder
unciform unfit uninhibited unity unlit unmannered unpeople vacationer vail vallation valuation variation vaulty vaunt vegetarian vegetational vegetative
veneration vent ventilate ventilated ventilation ventilatory vesicle vide viewy villi viol viola violent viral vireo virion visit vital vocation volley wader
wafer wager wailing waist waiter waive wally ware warring washhouse waster watery waver weave whale wheal wheat whee wheen whine whish whiten whitey whity whore
whorehouse whoso whsle widow width windchill windrow windy winnow wirer witch withy woald woodmen woodsy woody woolen woops wordy workhouse workpiece workspace
wort worthy wring writer wroth yell yellowy
`;

const stems = new Set(words.trim().split(/\s+/).map(stem));

export const isRealWord = (word: string) => stems.has(stem(word));
