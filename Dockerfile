# A server of the page: `docker build --tag tilewright .`; docs/exposing.md says how to run it where others reach it.

FROM python:3.13-slim-trixie AS build
WORKDIR /source
COPY . .
# The base has no compiler: pip fetches ziglang for the kernels, and throws it away. What is installed is this folder.
# hadolint ignore=DL3013
RUN python -m venv --without-pip /opt/tilewright \
    && TILEWRIGHT_BUILD=native pip --python /opt/tilewright/bin/python install --no-cache-dir ".[web]"

FROM python:3.13-slim-trixie
COPY --from=build /opt/tilewright /opt/tilewright
ENV PATH=/opt/tilewright/bin:$PATH PYTHONDONTWRITEBYTECODE=1
# A number, so that a cluster sees that it is not root. It owns no file, and writes only to /tmp.
USER 10001:10001
EXPOSE 8714
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8714/health', timeout=4)"]
ENTRYPOINT ["tilewright"]
CMD ["serve", "--host", "0.0.0.0"]
