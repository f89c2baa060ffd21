/** The modules that come with Python 3.10 or newer (sys.stdlib_module_names), without those that begin with an underscore. */
const STANDARD = new Set(
  (
    'abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 cProfile calendar cmath ' +
    'cmd code codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars ' +
    'copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis distutils doctest email ' +
    'encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools ' +
    'gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib ' +
    'importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox marshal math ' +
    'mimetypes mmap modulefinder msvcrt multiprocessing netrc nt ntpath nturl2path numbers opcode operator ' +
    'optparse os pathlib pdb pickle pickletools pkgutil platform plistlib poplib posix posixpath pprint ' +
    'profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline ' +
    'reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site ' +
    'smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string ' +
    'stringprep struct subprocess symtable sys sysconfig syslog tabnanny tarfile tempfile termios textwrap ' +
    'threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing ' +
    'unicodedata unittest urllib uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xml ' +
    'xmlrpc zipapp zipfile zipimport zlib zoneinfo'
  ).split(' '),
);

/** A line that imports: `from a.b import c`, or `import a, b.c as d`. */
const IMPORTS = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w., \t]+))/gm;

/** The modules that code imports, by their whole names, without those of Python itself. */
export const modulesOf = (code: string): string[] => {
  const named = [...code.matchAll(IMPORTS)].flatMap(([, from, list = '']) =>
    from === undefined ? list.split(',').map((one) => one.trim().split(/\s/)[0] ?? '') : [from],
  );
  return [...new Set(named)].filter((name) => name !== '' && !STANDARD.has(name.split('.')[0] ?? ''));
};
