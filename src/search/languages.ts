import {fold, words} from './tokenize';

/** Our topics in six other languages: English, then German, Spanish, French, Portuguese, Chinese and Japanese. */
const TOPICS = `
install | installieren, einrichten, einbauen | instalar, instalación | installer, configurer | instalar, instalação | 安装 | インストール, 導入
message | nachricht, nachrichten | mensaje, mensajes | messages | mensagem, mensagens | 消息 | メッセージ
history | verlauf, nachrichtenverlauf, chatverlauf | historial | historique | histórico | 历史, 聊天记录, 历史记录 | 履歴
streaming | streamen | transmisión | diffusion, flux | transmissão | 流式, 流式传输, 流式输出 | ストリーミング
server | serverseitig | servidor | serveur | servidor | 服务器, 后端 | サーバー, サーバ
connect | verbinden, verbindung, anbinden | conectar, conexión | connecter, connexion | conectar, conexão | 连接, 接入 | 接続
request | anfrage, anfragen | solicitud, petición | requête, requêtes | requisição, pedido | 请求 | リクエスト
response | antwort, antworten | respuesta, respuestas | réponse, réponses | resposta, respostas | 响应, 回复 | 応答, レスポンス, 返信
error | fehler, fehlermeldung | errores, fallo | erreur, erreurs | erro, erros, falha | 错误, 报错 | エラー
api key | schlüssel, zugangsschlüssel | clave, claves | clé, clés | chave, chaves | 密钥, 秘钥 | キー, APIキー
hide | verstecken, ausblenden, verbergen | ocultar, esconder | cacher, masquer | ocultar, esconder | 隐藏 | 非表示, 隠す
show | anzeigen, zeigen | mostrar | afficher, montrer | mostrar, exibir | 显示 | 表示
change | ändern, wechseln, anpassen | cambiar, modificar | changer, modifier | mudar, alterar | 更改, 修改 | 変更
delete | löschen, entfernen | borrar, eliminar | supprimer, effacer | apagar, excluir, remover | 删除, 清除, 清空 | 削除, クリア
save | speichern, sichern | guardar | sauvegarder, enregistrer | salvar | 保存 | 保存
send | senden, abschicken, verschicken | enviar | envoyer | enviar | 发送 | 送信
stop | anhalten, stoppen, abbrechen | detener, parar, cancelar | arrêter, annuler | parar, cancelar | 停止, 取消 | 停止, 中止
upload | hochladen | subir, cargar | téléverser, télécharger, envoi | enviar arquivo, carregar | 上传 | アップロード
file | datei, dateien | archivo, archivos, fichero | fichier, fichiers | arquivo, arquivos | 文件, 附件 | ファイル
image | bild, bilder | imagen, imágenes | image, images | imagem, imagens | 图片, 图像 | 画像
camera | kamera | cámara | caméra, appareil photo | câmera | 相机, 摄像头 | カメラ
microphone | mikrofon | micrófono | micro, microphone | microfone | 麦克风, 录音 | マイク
audio | ton, tonaufnahme | sonido | son | áudio, som | 音频 | 音声ファイル, 録音
speech | sprache, spracheingabe, sprachausgabe | voz, habla | voix, parole, vocal | voz, fala | 语音 | 音声
language | sprachen, übersetzen, übersetzung | idioma, idiomas, traducir | langue, langues, traduire | idiomas, língua, traduzir | 语言, 翻译 | 言語, 翻訳
button | knopf, taste, schaltfläche | botón, botones | bouton, boutons | botão, botões | 按钮 | ボタン
input | eingabe, eingabefeld | entrada | saisie, champ | campo | 输入, 输入框 | 入力, 入力欄
placeholder | platzhalter | marcador de posición | texte indicatif | espaço reservado | 占位符, 提示文字 | プレースホルダー
style | stil, gestalten, aussehen | estilo, estilos | styles, apparence | aparência | 样式, 外观 | スタイル, デザイン
color | farbe, farben | colores | couleur, couleurs | cor, cores | 颜色 | 色, カラー
background color | hintergrund, hintergrundfarbe | fondo | arrière-plan, fond | fundo | 背景 | 背景
font | schrift, schriftart, schriftgröße | fuente, tipografía | police | fonte | 字体 | フォント
size | größe, breite, höhe | tamaño, ancho, altura | taille, largeur, hauteur | tamanho, largura | 大小, 宽度, 高度 | サイズ, 幅, 高さ
dark mode | dunkel, dunkelmodus, nachtmodus | modo oscuro, oscuro | mode sombre, sombre | modo escuro, escuro | 深色模式, 暗色模式, 夜间模式 | ダークモード
avatar | profilbild | foto de perfil | photo de profil | foto do perfil | 头像 | アバター, アイコン
name | namen | nombre, nombres | nom, noms | nome, nomes | 名称, 名字 | 名前
intro message | begrüßung, willkommen | bienvenida, saludo | accueil, bienvenue | boas-vindas, saudação | 欢迎, 欢迎语 | 挨拶, ウェルカム
suggestion buttons | vorschlag, vorschläge | sugerencia, sugerencias | suggestions | sugestão, sugestões | 建议, 快捷回复 | 候補, 提案
loading bubble | laden, ladeanzeige | cargando | chargement | carregando | 加载 | 読み込み, ローディング
scroll | scrollen, bildlauf | desplazar, desplazamiento | défiler, défilement | rolar, rolagem | 滚动 | スクロール
limit | grenze, begrenzen, beschränken | límite, limitar | limite, limiter | limitar | 限制 | 制限
example | beispiel, beispiele | ejemplo, ejemplos | exemple, exemples | exemplo, exemplos | 示例, 例子 | 例, サンプル
user | benutzer, nutzer | usuario, usuarios | utilisateur, utilisateurs | usuário, usuários | 用户 | ユーザー
provider | anbieter | proveedor, proveedores | fournisseur, fournisseurs | provedor, provedores | 提供商, 服务商 | プロバイダー
model | modell, modelle | modelo, modelos | modèle, modèles | modelo, modelos | 模型 | モデル
tool calling | werkzeug, werkzeuge, funktionsaufruf | herramienta, herramientas | outil, outils | ferramenta, ferramentas | 工具, 工具调用, 函数调用 | ツール, 関数呼び出し
system prompt | anweisung, systemanweisung | instrucciones | consigne, instruction | instruções | 提示词, 系统提示 | プロンプト, 指示
methods | methode, methoden | método, métodos | méthode, méthodes | métodos | 方法 | メソッド
events | ereignis, ereignisse | evento, eventos | événement, événements | evento, eventos | 事件 | イベント
security | sicherheit, sicher | seguridad | sécurité | segurança | 安全 | セキュリティ
accessibility | barrierefreiheit, barrierefrei | accesibilidad | accessibilité | acessibilidade | 无障碍 | アクセシビリティ
performance | leistung, geschwindigkeit | rendimiento | vitesse, rapidité | desempenho | 性能 | パフォーマンス
test | testen, prüfen | probar, pruebas | tester, essais | testar, testes | 测试 | テスト
migration | aktualisieren, umstieg | actualizar, migrar | migrer, mise à jour | atualizar, migrar | 升级, 迁移 | 移行, アップグレード
websocket | websockets | tiempo real | temps réel | tempo real | 实时 | リアルタイム
local model in browser | lokales modell | modelo local | modèle local | modelo local | 本地模型 | ローカルモデル
full screen | vollbild | pantalla completa | plein écran | tela cheia | 全屏 | 全画面, フルスクリーン
floating button | schwebend | flotante | flottant | flutuante | 悬浮, 浮动 | フローティング
export | exportieren, herunterladen | exportar, descargar | exporter | exportar, baixar | 导出, 下载 | エクスポート, ダウンロード
timestamps | zeitstempel, uhrzeit | hora, marca de tiempo | horodatage, heure | horário | 时间戳 | タイムスタンプ
form | formular | formulario | formulaire | formulário | 表单 | フォーム
copy | kopieren | copiar | copier | copiar | 复制 | コピー
`;

/** Words that say how a question is put. */
const SMALL_WORDS = new Set(
  `wie kann ich der die das den dem ein eine einen im ist und für mit zum zur werden ohne mein meine wird
  cómo como puedo el la los las un una del con por para mi se qué es en sin y
  comment puis je le les une des du de avec pour mon ma mes dans sur est un au et ne pas sans
  posso meu minha o os um uma do da dos das com no na e não sem
  如何 怎么 怎样 的 吗 を の に は で が する 方法は`
    .split(/\s+/)
    .map(fold),
);

const MEANINGS = new Map<string, string>();
for (const line of TOPICS.trim().split('\n')) {
  const [english = '', ...languages] = line.split('|').map((text) => text.trim());
  for (const said of languages.flatMap((list) => list.split(',')))
    MEANINGS.set(fold(said.trim()), english);
}

/** Chinese and Japanese don't separate words. */
const UNSEPARATED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const byLength = [...MEANINGS.keys()].sort((a, b) => b.length - a.length);
const unseparated = byLength.filter((said) => new RegExp(UNSEPARATED).test(said));
const phrases = byLength.filter((said) => said.includes(' '));

/**
 * A query in the words of the docs, when it has words of other languages. What the docs say themselves stays.
 *
 * @param isKnown whether the index has a word.
 */
export function translated(query: string, isKnown: (term: string) => boolean): string {
  let text = query.replace(UNSEPARATED, (run) => {
    const folded = fold(run);
    const found = unseparated.filter((said) => folded.includes(said));
    // "流式传输" is not also "流式".
    const whole = found.filter(
      (said) => !found.some((other) => other !== said && other.includes(said)),
    );
    return ` ${whole.map((said) => MEANINGS.get(said)).join(' ')} `;
  });
  const folded = fold(text);
  for (const said of phrases)
    if (folded.includes(said)) text = fold(text).replace(said, ` ${MEANINGS.get(said)} `);
  const list = words(text);
  const meant = list.map(({text: word}) =>
    isKnown(fold(word)) ? undefined : MEANINGS.get(fold(word)),
  );
  const isForeign = meant.some(Boolean) || text !== query;
  return isForeign
    ? list
        .flatMap(({text: word}, at) => meant[at] ?? (SMALL_WORDS.has(fold(word)) ? [] : word))
        .join(' ')
    : query;
}
