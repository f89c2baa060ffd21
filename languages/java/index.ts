import type { Language } from '../language.ts';
import { java } from './contexts.ts';
import { isName, javaName } from './names.ts';
import { QUICK, QUICK_INSIDE } from './quick.ts';
import { modulesOf } from './uses.ts';

/** The release of JBang that resolves the packages which a snippet names in its first lines. */
const JBANG = '0.132.1';
const POM = `<project><modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>dev.jbang</groupId><artifactId>jbang-cli</artifactId><version>${JBANG}</version>
</dependency></dependencies></project>`;

/** What JBang makes of the lines that name packages: the class path, the same for snippets that name the same ones. */
const RESOLVE =
  'path="$0/$(grep ^//DEPS "$1" | sha256sum | cut -c1-16).path"; test -s "$path" || ' +
  '{ java -cp "$0/jbang/*" dev.jbang.Main --quiet info classpath "$1" > "$path.new" && mv "$path.new" "$path"; }';

/** The version of a package (group and name with a colon between) as the class paths have it. */
const VERSION = 'cat "$0"/*.path | tr : "\\n" | sed -n "s|.*/${1#*:}-\\([0-9.]*\\)[.]jar|\\1|p" | head -n 1';

/** Java finds authorities in a store of its own, made of the file that other programs are given. */
const TRUST =
  'store="${SSL_CERT_FILE%.pem}.p12"; test -s "$store" || ' +
  '{ rm -f "$store.new" && keytool -importcert -noprompt -storepass changeit -alias ca -file "$SSL_CERT_FILE" -keystore "$store.new" 2>&1 && ' +
  'mv "$store.new" "$store"; }';

/** The class of a snippet, compiled once however often it is run; another run may have been first. */
const COMPILE =
  'class="$0/classes/$(sha256sum < "$1" | cut -c1-32)"; test -d "$class" || ' +
  `{ javac ${QUICK_INSIDE.join(' ')} -proc:none -encoding UTF-8 -cp "$(cat "$path")" -d "$class.$$" "$1" && ` +
  '{ mv -T "$class.$$" "$class" 2>/dev/null || rm -r "$class.$$"; }; }';

/** Java takes its proxy from properties. */
const START =
  `set -- "\${https_proxy##*:}"; exec java ${QUICK.join(' ')} -Dhttp.nonProxyHosts= ` +
  '-Dhttps.proxyHost=127.0.0.1 -Dhttps.proxyPort="$1" -Dhttp.proxyHost=127.0.0.1 -Dhttp.proxyPort="$1" ' +
  '-Djavax.net.ssl.trustStore="$store" -Djavax.net.ssl.trustStorePassword=changeit -cp "$class:$(cat "$path")" Main';

const RUN = `set -e; exec 9> "$0/lock"; flock 9; ${RESOLVE}; ${TRUST}; flock -u 9; exec 9>&-; ${COMPILE}; ${START}`;

export const language: Language = {
  rules: java,
  isName,
  names: { module: 'languages/java/names', print: javaName },
  comment: '//',
  run: {
    file: 'Main.java',
    command: ['sh', '-c', RUN, '{project}'],
    version: ['javac', '--version'],
    compiles: true,
    project: {
      create: [['sh', '-c', 'mkdir classes && echo "$0" > pom.xml', POM]],
      build: ['mvn', '--quiet', '--batch-mode', 'dependency:copy-dependencies', '-DoutputDirectory=jbang'],
      version: ['sh', '-c', VERSION, '{project}', '{package}'],
      files: [],
      environment: { JBANG_DIR: '{project}/home' },
    },
  },
  uses: (code) => ({ modules: modulesOf(code) }),
  loadCheck: async () => (await import('./check.ts')).check,
};
