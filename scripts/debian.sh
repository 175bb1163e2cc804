# Sourced by what brings packages of Debian's for the tests. `works` is the caller's: is it there, and does it start?

say() {
    echo "miskatonic: $*" >&2
}

# A registry may be slow or busy for a moment.
apt() {
    for attempt in 1 2 3; do
        DEBIAN_FRONTEND=noninteractive apt-get -q -o Acquire::Retries=3 -o DPkg::Lock::Timeout=120 "$@" >&2 && return 0
        say "apt-get $1 failed ($attempt of 3)"
        sleep $((attempt * 3))
    done
    return 1
}

# bring PACKAGE…: installs them where it may, unless it works already; in the end, does it work?
bring() {
    works && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "installing $*"
        # An old list may still name a version that can be had, so a failed update need not be the end.
        apt update || true
        apt install -y --no-install-recommends "$@" || true
    fi
    works
}
